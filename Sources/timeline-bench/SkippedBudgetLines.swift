internal import Experiments
internal import FrameMetrics

/// The lines that say which budgets a run was not held against, and why.
enum SkippedBudgetLines {
  /// The lines of one run, none if it was held against all of its budgets.
  static func of(_ result: RunResult) -> [String] {
    let entry = result.entry
    return entry.verdict.findings.compactMap { finding in
      guard finding.isSkipped, let need = finding.budget.need else { return nil }
      let measured = entry.measurements[need.metric].map(MeasureText.text) ?? "not measured"
      return "note: \(result.title): \(finding.budget.metric.name) is not judged, because "
        + "\(need.metric.name) is \(measured) and has to be \(MeasureText.text(need.least)) at "
        + "least"
    }
  }
}
