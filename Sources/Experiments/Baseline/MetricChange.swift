internal import FrameMetrics

/// A metric that several scenarios have on one side of a comparison, and none on the other: one
/// change of the set of metrics, and not one of each scenario.
public struct MetricChange: Equatable, Sendable {
  /// The metric's name.
  public var metric: String
  /// Whether the results have it, and not the baseline.
  public var isNew: Bool
  /// How many scenarios have it.
  public var scenarios: Int

  /// What is to be told, in words and without the metric's name.
  public var message: String {
    let count = CountText.text(scenarios, "scenario")
    return
      (isNew
      ? "\(count) have this new metric, which the baseline has nowhere"
      : "\(count) of the baseline have this metric, and no run has it any more")
      + "; accept it with 'timeline-bench accept --reason TEXT'"
  }

  /// The changes between two sets of values; a metric of one scenario alone is a finding about it.
  ///
  /// - Complexity: O(*m* · *e*), where *m* is the number of metrics and *e* that of entries.
  static func all(from base: Baseline, to head: Baseline) -> [MetricChange] {
    let pairs = head.entries.compactMap { entry in
      base.partner(of: entry).map { (base: $0, head: entry) }
    }
    var changes: [MetricChange] = []
    func add(_ name: String, isNew: Bool, _ count: Int) {
      if count > 1 { changes.append(MetricChange(metric: name, isNew: isNew, scenarios: count)) }
    }
    for metric in Metric.allCases {
      let old = pairs.count { $0.base.measurements[metric] != nil }
      let new = pairs.count { $0.head.measurements[metric] != nil }
      let isElsewhere = base.entries.contains { $0.measurements[metric] != nil }
      if new > 0, !isElsewhere { add(metric.name.description, isNew: true, new) }
      if old > 0, new == 0 { add(metric.name.description, isNew: false, old) }
    }
    for name in Set(pairs.flatMap { $0.base.unknownMetrics }).sorted() {
      add(name, isNew: false, pairs.count { $0.base.unknownMetrics.contains(name) })
    }
    return changes
  }
}
