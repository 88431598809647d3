/// What a run has to keep to: a bound on one metric.
public struct Budget: Equatable, Sendable {
  /// The metric.
  public var metric: Metric
  /// How its value is held against the limit.
  public var bound: BudgetBound
  /// The limit, in exact parts of the metric's unit.
  public var limit: Measure
  /// What a run needs for the budget to be held against it; `nil` for nothing.
  public var need: BudgetNeed?

  /// Creates a budget from exact parts of the metric's unit.
  public init(_ metric: Metric, _ bound: BudgetBound, parts: Int64) {
    self.metric = metric
    self.bound = bound
    limit = Measure(parts: parts, unit: metric.unit)
  }

  /// Creates a budget from a number of the metric's units, taken to the nearest exact part.
  ///
  /// - Returns: `nil` if the number is not finite or too large.
  public init?(_ metric: Metric, _ bound: BudgetBound, value: Double) {
    guard let limit = Measure(nearest: value, unit: metric.unit) else { return nil }
    self.metric = metric
    self.bound = bound
    self.limit = limit
  }

  /// Holds a run against the budget; a metric without a value misses it.
  ///
  /// A run without what the budget needs is not judged, which keeps it.
  public func judge(_ measurements: Measurements) -> BudgetFinding {
    let measured = measurements[metric]
    if let need, !need.isMet(by: measurements) {
      return BudgetFinding(
        budget: self,
        measured: measured,
        isMet: true,
        isSkipped: true,
        witness: nil
      )
    }
    let isMet =
      if let measured { bound.allows(measured.parts, limit: limit.parts) } else { false }
    return BudgetFinding(
      budget: self,
      measured: measured,
      isMet: isMet,
      witness: measurements.witness(of: metric)
    )
  }
}
