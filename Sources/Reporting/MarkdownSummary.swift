internal import Experiments
internal import FrameMetrics

/// A summary to read, such as a comment on a change: the verdict, what missed its budget, what
/// differs from a base, and all values folded away.
///
/// Source: BM-EXP-5.
enum MarkdownSummary {
  static func markdown(of record: RunRecord, base: RunRecord?) -> [UInt8] {
    let labels = RunLabels.of(record.runs)
    let runs = Array(zip(record.runs, labels))
    var lines = ["## " + verdict(of: record), ""]
    lines += missed(runs)
    if let base { lines += changed(runs, base) }
    lines += all(runs)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func verdict(of record: RunRecord) -> String {
    let outcomes = record.runs.map(\.outcome)
    let failed = outcomes.count { $0 == .fail }
    let unjudged = outcomes.count { $0 == .notJudged }
    var parts = ["\(outcomes.count { $0 == .pass }) passed", "\(failed) failed"]
    if unjudged > 0 { parts.append("\(unjudged) without a budget") }
    if let planned = record.plannedRuns { parts.append("stopped before \(planned) were made") }
    return "timeline-bench: " + (failed > 0 ? "FAIL, " : "") + parts.joined(separator: ", ")
  }

  private static func missed(_ runs: [(RunEntry, String)]) -> [String] {
    var lines: [String] = []
    for (run, label) in runs where run.outcome == .fail {
      let command = MarkdownText.cell(ReproduceCommand.text(of: run))
      if !run.isRepeatable {
        lines.append(MarkdownText.line([label, "two runs gave different traces", "", command]))
      }
      for finding in run.verdict.findings where !finding.isMet {
        let bound = "\(finding.budget.bound.symbol) \(NumberText.rounded(finding.budget.limit))"
        let value = finding.measured.map(NumberText.rounded) ?? "not measured"
        let metric = finding.budget.metric.name.description
        lines.append(MarkdownText.line([label, "\(metric) is \(value)", bound, command]))
      }
    }
    guard !lines.isEmpty else { return [] }
    return MarkdownText.head(["scenario", "measured", "budget", "to repeat it"]) + lines + [""]
  }

  private static func changed(_ runs: [(RunEntry, String)], _ base: RunRecord) -> [String] {
    var lines: [String] = []
    var missing = 0
    for (run, label) in runs {
      guard let old = RunMatch.partner(of: run, in: base) else {
        missing += 1
        continue
      }
      for difference in MetricDifference.all(from: old.measurements, to: run.measurements) {
        lines.append(
          MarkdownText.line([
            label, difference.metric.name.description,
            difference.before.map(NumberText.rounded) ?? "–",
            difference.after.map(NumberText.rounded) ?? "–", difference.grade.name,
          ])
        )
      }
    }
    var text = lines.isEmpty ? ["Nothing measured differs from the base.", ""] : []
    if !lines.isEmpty {
      text = MarkdownText.head(["scenario", "metric", "base", "now", "change"]) + lines + [""]
    }
    if missing > 0 { text += ["Runs without a partner in the base: \(missing).", ""] }
    return text
  }

  private static func all(_ runs: [(RunEntry, String)]) -> [String] {
    var lines = ["<details><summary>All values</summary>", ""]
    lines += MarkdownText.head(["scenario", "device", "metric", "value", "budgets"])
    for (run, label) in runs {
      for (metric, measure) in MeasuredValues.of(run) {
        let findings = run.verdict.findings.filter { $0.budget.metric == metric }
        let budgets = findings.map {
          "\($0.budget.bound.symbol) " + NumberText.rounded($0.budget.limit)
        }
        let cells = [
          label, run.device, metric.name.description, NumberText.rounded(measure),
          budgets.joined(separator: ", "),
        ]
        lines.append(MarkdownText.line(cells.map(MarkdownText.cell)))
      }
    }
    return lines + ["", "</details>"]
  }
}
