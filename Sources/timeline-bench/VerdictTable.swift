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

  /// A column between the name and the verdict.
  private enum Column: Equatable {
    case device
    case metric(String, Metric)
    case budgets

    var head: String {
      switch self {
      case .device: "device"
      case .metric(let name, let metric):
        metric.unit == .count ? name : "\(name) \(metric.unit.symbol)"
      case .budgets: "budgets"
      }
    }
  }

  private static let columns: [Column] = [
    .device, .metric("reveal", .revealMs), .metric("renders/s", .cadenceMax),
    .metric("lag", .followLagFinal), .metric("drift", .anchorDriftWorst),
    .metric("shift", .shiftPtMax), measures, .budgets,
  ]
  private static let measures = Column.metric("measures", .workMeasures)

  /// Lays out the table; the measures, then the device are left out where there is no room.
  init(_ results: [RunResult], hasColor: Bool, within width: Int = TextTable.width) {
    var lines: [String] = []
    for left in [[], [VerdictTable.measures], [VerdictTable.measures, .device]] {
      let columns = VerdictTable.columns.filter { !left.contains($0) }
      lines = VerdictTable.lines(results, columns, within: width)
      if lines.allSatisfy({ $0.count <= width }) { break }
    }
    if hasColor {
      let head = lines.count - results.count
      for index in 0..<head { lines[index] = "\u{1b}[1m" + lines[index] + "\u{1b}[0m" }
      for index in results.indices {
        lines[head + index] = VerdictTable.colored(lines[head + index], results[index])
      }
    }
    self.table = lines
    summary = VerdictTable.count(results)
  }

  private static func lines(
    _ results: [RunResult],
    _ columns: [Column],
    within width: Int
  ) -> [String] {
    let heads = ["scenario"] + columns.map(\.head) + ["verdict"]
    let numeric = columns.indices.filter { columns[$0] != .device }.map { $0 + 1 }
    var table = TextTable(header: heads, numeric: numeric)
    for result in results {
      let cells = columns.map { cell($0, result.entry) }
      table.add([result.title] + cells + [verdict(of: result.entry)])
    }
    return table.text(within: width)
  }

  private static func cell(_ column: Column, _ entry: RunEntry) -> String {
    switch column {
    case .device: return entry.device
    case .metric(_, let metric):
      return entry.measurements[metric].map { MeasureText.number($0.value) } ?? "-"
    case .budgets:
      let findings = entry.verdict.findings.filter { !$0.isSkipped }
      return "\(findings.count(where: \.isMet))/\(findings.count)"
    }
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
