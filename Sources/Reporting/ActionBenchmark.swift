internal import Experiments
internal import FrameMetrics
internal import StrictJSON

/// The custom list of github-action-benchmark, one for each direction that is an improvement.
///
/// Metrics that only describe a run stand in neither, since the tool judges every entry.
///
/// Source: BM-EXP-3, the files of benchmark-action/github-action-benchmark.
enum ActionBenchmark {
  static func json(of record: RunRecord, _ polarity: MetricPolarity) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.array { writer in
      for (run, label) in zip(record.runs, RunLabels.of(record.runs)) {
        for (metric, measure) in MeasuredValues.of(run)
        where metric.definition.polarity == polarity {
          writer.object { writer in
            writer.member("name", label + " - " + metric.name.description)
            writer.member("unit", unit(of: measure.unit))
            writer.member("value", measure.value)
            writer.member("range", "± 0")
            writer.member("extra", extra(run, metric))
          }
        }
      }
    }
    return writer.finish()
  }

  /// The unit; a score has none, but the tool wants a text.
  private static func unit(of unit: MetricUnit) -> String {
    let symbol = unit.symbol.description
    return symbol.isEmpty ? "score" : symbol
  }

  private static func extra(_ run: RunEntry, _ metric: Metric) -> String {
    var lines = ["device: \(run.device)", "seed: \(run.seed)"]
    for finding in run.verdict.findings where finding.budget.metric == metric {
      let limit = NumberText.rounded(finding.budget.limit)
      lines.append("budget: \(finding.budget.bound.symbol) \(limit)")
    }
    return lines.joined(separator: "\n")
  }
}
