public import FrameMetrics

/// The budgets that a point misses, by number, and the first of them.
///
/// A gate refuses such a point, so it is never recommended.
///
/// Source: BM-SWEEP-3.
public struct SweepMisses: Equatable, Sendable {
  /// How many budgets are missed, over all runs.
  public var count: Int
  /// The first run of the plan that misses one.
  public var run: Int
  /// The metric of the first budget that this run misses.
  public var metric: Metric

  /// Creates misses.
  public init(count: Int, run: Int, metric: Metric) {
    self.count = count
    self.run = run
    self.metric = metric
  }

  /// Adds what a run misses to what the runs before it did.
  static func added(
    _ misses: SweepMisses?,
    _ budgets: [Budget],
    _ measurements: Measurements,
    run: Int
  ) -> SweepMisses? {
    var misses = misses
    for budget in budgets where !budget.judge(measurements).isMet {
      if misses == nil { misses = SweepMisses(count: 0, run: run, metric: budget.metric) }
      misses?.count += 1
    }
    return misses
  }
}
