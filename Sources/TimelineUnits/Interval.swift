/// A signed span of virtual time in whole ticks of 1/705,600,000 s.
///
/// The tick divides every constant of the modelled app and every common refresh rate, so no
/// conversion rounds: 1/6 s is 117,600,000 ticks, 1/60 s is 11,760,000, 1/120 s is 5,880,000, 1 ms
/// is 705,600. The range is about ±414 years.
///
/// Source: H-UNIT-1.
public struct Interval: Equatable, Comparable, Sendable {
  /// The length in ticks of 1/705,600,000 s.
  public var ticks: Int64

  /// The number of ticks in one second.
  public static let ticksPerSecond: Int64 = 705_600_000

  /// Creates an interval from a number of ticks of 1/705,600,000 s.
  @inlinable
  public init(ticks: Int64) {
    self.ticks = ticks
  }

  /// The interval of length zero.
  @inlinable
  public static var zero: Interval { Interval(ticks: 0) }

  /// An interval of whole milliseconds.
  @inlinable
  public static func milliseconds(_ count: Int64) -> Interval {
    Interval(ticks: count * (ticksPerSecond / 1_000))
  }

  /// An interval of whole seconds.
  @inlinable
  public static func seconds(_ count: Int64) -> Interval {
    Interval(ticks: count * ticksPerSecond)
  }

  /// The period of an event that happens `rate` times a second.
  ///
  /// - Parameter rate: A rate in Hz that divides 705,600,000, as all refresh rates of iPhones do.
  /// - Returns: The interval between two events, cut to whole ticks.
  /// - Precondition: `rate` is positive.
  @inlinable
  public static func period(hertz rate: Int64) -> Interval {
    precondition(rate > 0, "a rate is positive")
    return Interval(ticks: ticksPerSecond / rate)
  }

  /// The interval nearest to a number of seconds, ties to even.
  @inlinable
  public init(seconds: Double) {
    ticks = Int64(nearest: seconds * Double(Interval.ticksPerSecond))
  }

  /// The length in seconds, rounded to the nearest `Double`.
  @inlinable
  public var seconds: Double { Double(ticks) / Double(Interval.ticksPerSecond) }

  /// The length in milliseconds, rounded to the nearest `Double`.
  @inlinable
  public var milliseconds: Double { Double(ticks) / Double(Interval.ticksPerSecond / 1_000) }

  /// Whether the left interval is the shorter one.
  @inlinable
  public static func < (left: Interval, right: Interval) -> Bool { left.ticks < right.ticks }

  /// The sum of two intervals.
  @inlinable
  public static func + (left: Interval, right: Interval) -> Interval {
    Interval(ticks: left.ticks + right.ticks)
  }

  /// The difference of two intervals.
  @inlinable
  public static func - (left: Interval, right: Interval) -> Interval {
    Interval(ticks: left.ticks - right.ticks)
  }

  /// The interval repeated `count` times.
  @inlinable
  public static func * (left: Interval, count: Int64) -> Interval {
    Interval(ticks: left.ticks * count)
  }
}
