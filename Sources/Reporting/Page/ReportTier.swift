internal import BenchmarkKit
internal import Experiments
internal import FrameMetrics

/// One line of the verdict: how much of a report lies in a tier of trust, and how it came out.
///
/// Source: BM-PRIN-2, BM-TIER-1 to BM-TIER-5.
struct ReportTier: Equatable {
  /// The tier's number in the order of trust, such as `1a`.
  var number: String
  /// What lies in it.
  var what: String
  /// How many values there are.
  var values = 0
  /// How many budgets are kept; `nil` where none can be.
  var kept: Int?
  /// How many budgets there are.
  var budgets = 0
  /// Whether something was compared with a base.
  var isCompared = false
  /// Values that got worse.
  var worse = 0
  /// Values that got better.
  var better = 0
  /// Values that differ and are neither, and values that nothing can be told of.
  var open = 0
  /// What the same build differs from itself by, and so how large a change has to be to count.
  var floor: String?

  /// The five tiers of a report, the most trusted first.
  ///
  /// - Complexity: O(*r* · *m*) for *r* runs of *m* metrics.
  static func all(of runs: [ReportRun], _ bench: ReportBench) -> [ReportTier] {
    let twice = runs.count { $0.entry.isRepeatable }
    let exact = "0: \(twice) of \(runs.count) runs gave the same trace twice"
    return [
      measured(.exact, "0", "exact: virtual time and places", runs, floor: exact),
      measured(.counted, "1a", "exact: operations", runs, floor: exact),
      counted(bench),
      instructions(bench),
      timed(bench),
    ]
  }

  private static func measured(
    _ tier: MetricTier,
    _ number: String,
    _ what: String,
    _ runs: [ReportRun],
    floor: String
  ) -> ReportTier {
    var line = ReportTier(number: number, what: what, kept: 0, floor: floor)
    for run in runs {
      for metric in Metric.allCases where metric.definition.tier == tier {
        if run.entry.measurements[metric] != nil { line.values += 1 }
      }
      for finding in run.entry.verdict.findings
      where finding.budget.metric.definition.tier == tier {
        line.budgets += 1
        if finding.isMet { line.kept = (line.kept ?? 0) + 1 }
      }
      guard let base = run.base else { continue }
      line.isCompared = true
      for difference in MetricDifference.all(
        from: base.measurements,
        to: run.entry.measurements
      ) where difference.metric.definition.tier == tier {
        switch difference.grade {
        case .worse: line.worse += 1
        case .better: line.better += 1
        case .different: line.open += 1
        }
      }
    }
    return line
  }

  private static func counted(_ bench: ReportBench) -> ReportTier {
    var line = ReportTier(number: "1b", what: "memory, for one toolchain")
    line.take(bench.comparison?.findings.filter { $0.tier == .counted } ?? [])
    if line.values == 0 { line.values = bench.record?.entries.count { $0.memory != nil } ?? 0 }
    if line.values > 0 { line.floor = percent(BenchComparison.memoryShare) }
    return line
  }

  private static func instructions(_ bench: ReportBench) -> ReportTier {
    var line = ReportTier(number: "2", what: "instructions, in one job")
    line.take(bench.comparison?.findings.filter { $0.tier == .instructions } ?? [])
    if line.values == 0 {
      line.values = bench.record?.entries.count { $0.instructions != nil } ?? 0
    }
    if line.values > 0 {
      let least = PictureNumber.label(Double(BenchComparison.instructionFloor))
      line.floor = "\(percent(BenchComparison.instructionShare)) and \(least) instructions"
    }
    return line
  }

  private static func timed(_ bench: ReportBench) -> ReportTier {
    var line = ReportTier(number: "3", what: "time on this machine, in pairs")
    guard let pairs = bench.comparison?.pairs, !pairs.isEmpty else {
      line.values = bench.record?.entries.count { $0.samples != nil } ?? 0
      return line
    }
    line.values = pairs.count
    line.isCompared = true
    for pair in pairs {
      switch pair.verdict {
      case .worse: line.worse += 1
      case .better: line.better += 1
      case .inconclusive: line.open += 1
      case .same: break
      }
    }
    let floors = pairs.compactMap { $0.twin?.floor }.sorted()
    if let most = floors.last {
      let middle = floors[(floors.count - 1) / 2]
      line.floor = "A/A: half of the cases ± \(percent(middle)), all ± \(percent(most))"
    }
    return line
  }

  private mutating func take(_ findings: [BenchFinding]) {
    values = findings.count
    isCompared = !findings.isEmpty
    for finding in findings {
      switch finding.verdict {
      case .worse: worse += 1
      case .better: better += 1
      case .told, .notComparable: open += 1
      case .same: break
      }
    }
  }

  /// A share in percent, to a hundredth.
  private static func percent(_ share: Double) -> String {
    PictureNumber.label((share * 10_000).rounded(.toNearestOrEven) / 100) + " %"
  }
}
