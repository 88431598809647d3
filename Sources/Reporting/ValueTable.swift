internal import Experiments
internal import FrameMetrics

/// Comma-separated values: one line for each value of each run.
///
/// Source: BM-EXP-4.
enum ValueTable {
  static let columns = [
    "scenario", "device", "seed", "input", "metric", "value", "unit", "base", "delta", "budget",
    "verdict",
  ]

  static func csv(of record: RunRecord, base: RunRecord?) -> [UInt8] {
    var text = CSVText.line(columns)
    for run in record.runs {
      let old = base.flatMap { RunMatch.partner(of: run, in: $0) }
      for (metric, measure) in MeasuredValues.of(run) {
        text += CSVText.line(fields(run, metric, measure, old?.measurements[metric]))
      }
    }
    return Array(text.utf8)
  }

  private static func fields(
    _ run: RunEntry,
    _ metric: Metric,
    _ measure: Measure,
    _ old: Measure?
  ) -> [String] {
    let findings = run.verdict.findings.filter { $0.budget.metric == metric }
    let budgets = findings.map { finding in
      "\(finding.budget.bound.symbol) \(NumberText.text(finding.budget.limit.value))"
    }
    let verdict = findings.isEmpty ? "" : findings.allSatisfy(\.isMet) ? "pass" : "fail"
    let texts = [
      run.name, run.device, String(run.seed),
      run.input.map { String($0.index + 1) } ?? "", metric.name.description,
    ].map(CSVText.field)
    let delta = old.map { Measure(parts: measure.parts - $0.parts, unit: measure.unit) }
    return texts + [
      NumberText.text(measure.value), CSVText.field(measure.unit.symbol.description),
      old.map { NumberText.text($0.value) } ?? "", delta.map { NumberText.text($0.value) } ?? "",
      // A bound begins with a sign of a formula: it is text.
      CSVText.field(budgets.joined(separator: " and ")), verdict,
    ]
  }
}
