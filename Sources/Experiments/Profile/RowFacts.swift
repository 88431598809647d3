public import TimelineUnits

/// What a profiled run counted for one row: exact, and the same in every run.
public struct RowFacts: Equatable, Sendable {
  /// How often its text was measured before the run; a stream counts once.
  public var textMeasurings = 0
  /// How often its cell was filled.
  public var configures = 0
  /// The amounts of work of its text, by `WorkAmount`; all pieces of a stream together.
  public private(set) var amounts = [Int](repeating: 0, count: WorkAmount.allCases.count)
  /// The modelled nanoseconds of preparing it, by `WorkStep`, as weights.
  public private(set) var weights = [Int64](repeating: 0, count: WorkStep.allCases.count)

  /// Creates the facts of a row that nothing was done for.
  public init() {}

  /// The amount of one kind.
  public subscript(amount: WorkAmount) -> Int {
    get { amounts[Int(amount.rawValue)] }
    set { amounts[Int(amount.rawValue)] = newValue }
  }

  /// The weight of a step of the preparation.
  public subscript(step: WorkStep) -> Int64 {
    get { weights[Int(step.rawValue)] }
    set { weights[Int(step.rawValue)] = newValue }
  }

  /// A time of preparation, shared among the steps by their weights; the parts are the whole.
  ///
  /// A row without weights has no text: its time is that of `prepare`.
  public func shares(of time: Interval) -> [(step: WorkStep, time: Interval)] {
    let steps: [WorkStep] = [.parse, .shape, .fit]
    let total = steps.reduce(0) { $0 + self[$1] }
    guard total > 0 else { return [(.prepare, time)] }
    // By the sums so far, so that what is cut off in one step is given to the next.
    var weight: Int64 = 0
    var given: Int64 = 0
    return steps.map { step in
      weight += self[step]
      let share = Double(weight) / Double(total)
      let end = weight == total ? time.ticks : Int64(Double(time.ticks) * share)
      defer { given = end }
      return (step, Interval(ticks: end - given))
    }
  }
}
