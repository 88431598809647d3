internal import ChatScenarios
internal import Experiments
internal import FrameMetrics

/// The lines that say what went wrong in a run; each ends with the command that repeats it.
enum FailureLines {
  /// The lines of one run, none if all is well.
  static func of(_ result: RunResult) -> [String] {
    let entry = result.entry
    var lines: [String] = []
    if !entry.isRepeatable {
      lines.append("\(entry.scenario): two runs gave different traces; \(result.command)")
    }
    for finding in entry.verdict.findings where !finding.isMet {
      lines.append("\(entry.scenario): \(text(of: finding)); \(result.command)")
    }
    return lines
  }

  /// What a missed budget is about, in words.
  static func text(of finding: BudgetFinding) -> String {
    let budget = finding.budget
    let measured = finding.measured.map(MeasureText.text) ?? "not measured"
    let limit = MeasureText.text(budget.limit)
    return "\(budget.metric.name) is \(measured), must be \(budget.bound.symbol) \(limit)"
  }
}
