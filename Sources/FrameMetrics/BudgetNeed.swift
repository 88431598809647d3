/// What a run has to have at least for a budget to be held against it.
///
/// A reply that is over with its first render has no interval between two: such a run is not held
/// against the interval, and says so, instead of being let off by a looser bound.
public struct BudgetNeed: Equatable, Sendable {
  /// The metric.
  public var metric: Metric
  /// Its least value, in exact parts of the metric's unit.
  public var least: Measure

  /// Creates a need from exact parts of the metric's unit.
  public init(_ metric: Metric, parts: Int64) {
    self.metric = metric
    least = Measure(parts: parts, unit: metric.unit)
  }

  /// Creates a need from a number of the metric's units, taken to the nearest exact part.
  ///
  /// - Returns: `nil` if the number is not finite or too large.
  public init?(_ metric: Metric, value: Double) {
    guard let least = Measure(nearest: value, unit: metric.unit) else { return nil }
    self.metric = metric
    self.least = least
  }

  /// Whether a run has it.
  func isMet(by measurements: Measurements) -> Bool {
    guard let measured = measurements[metric] else { return false }
    return measured.parts >= least.parts
  }
}
