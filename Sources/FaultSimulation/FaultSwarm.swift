public import TimelineUnits

/// Draws which fault classes a seed has, and how strong each is.
///
/// Each class is off with a stated probability of at least 0.3, so that seeds differ in what they
/// combine: a run with every fault at once hides the faults that need a quiet neighbour.
///
///     var swarm = FaultSwarm(seed: 7)
///     let loss = swarm.rate(onIn10: 7, upTo: 450)
///     let delay = swarm.interval(onIn10: 3, .milliseconds(5) ... .seconds(25))
///
/// Source: DST-3; Groce and others, "Swarm Testing", ISSTA 2012.
public struct FaultSwarm: Sendable {
  /// The source of all draws; also for what is no fault, such as counts and times.
  public var random: RandomSource

  /// Creates the swarm of a seed.
  public init(seed: UInt64) {
    random = RandomSource(seed: seed)
  }

  /// Whether a class is on.
  ///
  /// - Precondition: `onIn10` lies between 0 and 7.
  public mutating func isOn(onIn10: Int) -> Bool {
    precondition(onIn10 >= 0 && onIn10 <= 7, "a fault class is off in at least 3 of 10 seeds")
    return random.chance(onIn10, in: 10)
  }

  /// The rate of a class: off, or from 1 to `upTo` per mille.
  ///
  /// - Precondition: `onIn10` lies between 0 and 7, `upTo` between 1 and 1,000.
  public mutating func rate(onIn10: Int, upTo: Int) -> FaultRate {
    let drawn = random.within(1...upTo)
    return isOn(onIn10: onIn10) ? FaultRate(perMille: drawn) : .off
  }

  /// The time of a class: `nil` if it is off, else a whole number of milliseconds in the range.
  ///
  /// - Precondition: `onIn10` lies between 0 and 7; the range is not negative.
  public mutating func interval(onIn10: Int, _ range: ClosedRange<Interval>) -> Interval? {
    let drawn = interval(in: range)
    return isOn(onIn10: onIn10) ? drawn : nil
  }

  /// A whole number of milliseconds in a range, its ends included.
  ///
  /// - Precondition: the ends of the range are whole milliseconds.
  public mutating func interval(in range: ClosedRange<Interval>) -> Interval {
    let tick = Interval.milliseconds(1).ticks
    let drawn = random.within(
      Int(range.lowerBound.ticks / tick)...Int(range.upperBound.ticks / tick)
    )
    return .milliseconds(Int64(drawn))
  }
}
