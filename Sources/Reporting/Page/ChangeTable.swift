internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import TimelineUnits

/// What differs between a run and an earlier one: one row for each metric of each scenario, and the
/// geometric mean of each family.
///
/// Source: BM-STAT-3, BM-STAT-9, BM-STAT-11.
struct ChangeTable {
  /// A metric of a scenario whose value differs.
  struct Row: Equatable {
    /// The place of the run in the report.
    var run: Int
    var difference: MetricDifference
    /// The change as a share of the budget's limit, or of the earlier value where there is none.
    var relevance: Double
  }

  /// A metric over the scenarios of one family.
  struct Mean: Equatable {
    var family: String
    var metric: Metric
    /// The geometric mean of the ratios of the new values to the earlier ones.
    var ratio: Double
    /// How many scenarios have both values, neither of them 0.
    var count: Int
  }

  /// The rows, the most relevant first.
  private(set) var rows: [Row] = []
  /// The means that differ from 1, in the order of families and metrics.
  private(set) var means: [Mean] = []

  /// Compares the runs that have an earlier one.
  ///
  /// - Complexity: O(*r* · *m* + *d* log *d*) for *r* runs of *m* metrics with *d* differences.
  init(_ runs: [ReportRun]) {
    for (place, run) in runs.enumerated() {
      guard let base = run.base else { continue }
      for difference in MetricDifference.all(
        from: base.measurements,
        to: run.entry.measurements
      ) {
        let relevance = ChangeTable.relevance(of: difference, in: run.entry.verdict)
        rows.append(Row(run: place, difference: difference, relevance: relevance))
      }
    }
    // Places decide between equal ones, so that the order is always the same.
    rows = rows.enumerated()
      .sorted { left, right in
        left.element.relevance != right.element.relevance
          ? left.element.relevance > right.element.relevance : left.offset < right.offset
      }
      .map(\.element)
    means = ChangeTable.means(of: runs)
  }

  private static func relevance(of difference: MetricDifference, in verdict: Verdict) -> Double {
    guard let before = difference.before, let after = difference.after else { return 1 }
    let change = (Double(after.parts) - Double(before.parts)).magnitude
    let limits = verdict.findings.map(\.budget).filter { $0.metric == difference.metric }
      .map { Double($0.limit.parts).magnitude }.filter { $0 > 0 }
    if let limit = limits.min() { return change / limit }
    return before.parts == 0 ? 1 : change / Double(before.parts).magnitude
  }

  /// Each metric has one unit and one tier, so a mean never mixes them.
  private static func means(of runs: [ReportRun]) -> [Mean] {
    var families: [String] = []
    for run in runs where run.base != nil && !families.contains(run.entry.scenario.family) {
      families.append(run.entry.scenario.family)
    }
    var means: [Mean] = []
    for family in families {
      for metric in Metric.allCases {
        let ratios = runs.compactMap { run -> Double? in
          guard run.entry.scenario.family == family,
            let after = run.entry.measurements[metric]?.parts, after > 0,
            let before = run.base?.measurements[metric]?.parts, before > 0
          else { return nil }
          return Double(after) / Double(before)
        }
        guard ratios.count > 1, let ratio = geometricMean(ratios), ratio != 1 else { continue }
        means.append(Mean(family: family, metric: metric, ratio: ratio, count: ratios.count))
      }
    }
    return means
  }

  /// The geometric mean of positive numbers, rounded to a millionth; `nil` without numbers.
  static func geometricMean(_ numbers: [Double]) -> Double? {
    guard !numbers.isEmpty else { return nil }
    let sum = numbers.reduce(0) { $0 + ElementaryFunctions.naturalLogarithm(of: $1) }
    let mean = ElementaryFunctions.exponential(of: sum / Double(numbers.count))
    return (mean * 1e6).rounded(.toNearestOrEven) / 1e6
  }
}
