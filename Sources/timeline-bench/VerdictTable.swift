internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import TimelineUnits

/// The table that `run` prints: a line for each run, and a count.
struct VerdictTable {
  /// The lines of the table alone.
  let table: [String]
  private let summary: String

  /// The table and the count.
  var lines: [String] { table + ["", summary] }

  private static let columns: [(head: String, metric: Metric)] = [
    ("reveal", .revealMs), ("renders/s", .cadenceMax), ("lag", .followLagFinal),
    ("drift", .anchorDriftWorst), ("shift", .shiftPtMax), ("measures", .workMeasures),
  ]

  /// Lays out the table.
  init(_ results: [RunResult], hasColor: Bool) {
    let heads = ["scenario", "device"] + VerdictTable.columns.map(\.head) + ["budgets", "verdict"]
    var table = TextTable(header: heads, numeric: Array(2..<heads.count - 1))
    for result in results { table.add(VerdictTable.cells(of: result)) }
    var lines = table.text
    if hasColor {
      lines[0] = "\u{1b}[1m" + lines[0] + "\u{1b}[0m"
      for index in results.indices {
        lines[index + 1] = VerdictTable.colored(lines[index + 1], results[index])
      }
    }
    self.table = lines
    summary = VerdictTable.count(results)
  }

  private static func cells(of result: RunResult) -> [String] {
    let entry = result.entry
    let measured = columns.map { column in
      entry.measurements[column.metric].map(MeasureText.text) ?? "-"
    }
    let findings = entry.verdict.findings
    let kept = findings.count(where: \.isMet)
    return [result.title, entry.device] + measured
      + ["\(kept)/\(findings.count)", verdict(of: entry)]
  }

  private static func verdict(of entry: RunEntry) -> String {
    entry.isRepeatable ? entry.verdict.outcome.name.description : "not repeatable"
  }

  private static func colored(_ line: String, _ result: RunResult) -> String {
    let word = verdict(of: result.entry)
    guard line.hasSuffix(word) else { return line }
    let color =
      switch (result.entry.isRepeatable, result.entry.verdict.outcome) {
      case (true, .pass): "\u{1b}[32m"
      case (true, .notJudged): "\u{1b}[33m"
      default: "\u{1b}[31m"
      }
    return String(line.dropLast(word.count)) + color + word + "\u{1b}[0m"
  }

  private static func count(_ results: [RunResult]) -> String {
    let outcomes = results.map(\.entry.outcome)
    let seconds = results.reduce(0.0) { $0 + $1.duration.seconds }
    var parts = [
      "\(outcomes.count { $0 == .pass }) passed", "\(outcomes.count { $0 == .fail }) failed",
    ]
    let unjudged = outcomes.count { $0 == .notJudged }
    if unjudged > 0 { parts.append("\(unjudged) without a budget") }
    return "run: " + parts.joined(separator: ", ")
      + "; \(MeasureText.number(seconds)) s of chat, each run twice"
  }
}
