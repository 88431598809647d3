internal import BenchmarkKit
internal import Experiments

/// Findings about exact and counted figures, and ratios of times to a reference.
struct BenchFindingTable {
  private let findings: [BenchFinding]

  /// Prepares the table of findings.
  init(_ findings: [BenchFinding]) {
    self.findings = findings
  }

  /// The lines: what changed or is only told, then how many figures are the same.
  ///
  /// - Parameter width: The most characters of a line, as far as columns can be broken.
  /// - Returns: The lines, without breaks at their ends.
  func text(within width: Int) -> [String] {
    var lines: [String] = []
    let shown = findings.filter { $0.verdict != .same }
    if !shown.isEmpty {
      var table = TextTable(
        header: ["case", "what", "tier", "base", "head", "unit", "change", ""],
        numeric: [3, 4]
      )
      for finding in shown {
        table.add(
          [
            finding.name.isEmpty ? "all" : finding.name, finding.what, finding.tier.rawValue,
            finding.base.map(BenchFindingTable.number) ?? "-",
            finding.head.map(BenchFindingTable.number) ?? "-", finding.unit,
            finding.ratio.map(RatioText.change) ?? "", BenchFindingTable.words(finding.verdict),
          ]
        )
      }
      lines += table.text(within: width)
      if shown.contains(where: { $0.verdict == .told }) {
        let note =
          "told only: times of other runs, as multiples of a fixed piece of work that each did as "
          + "its reference; nothing is held against them"
        lines += WrappedText.lines(note, within: width)
      }
    }
    let same = findings.count { $0.verdict == .same }
    lines.append(
      CountText.text(
        same,
        "exact or counted figure is the same",
        "exact or counted figures are the same"
      )
    )
    return lines
  }

  /// A number that counts, whole or with three digits.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && value < 1e15 ? "\(Int(value))" : FigureText.text(value)
  }

  private static func words(_ verdict: BenchFinding.Verdict) -> String {
    switch verdict {
    case .same: "same"
    case .better: "better"
    case .worse: "WORSE"
    case .told: "told only"
    case .notComparable(let field): "not comparable: " + field
    }
  }

  /// The lines that a failure ends with.
  static func faults(
    _ findings: [BenchFinding],
    base: String,
    repeating options: [String]
  ) -> [String] {
    var lines: [String] = []
    let worse = findings.filter { $0.verdict == .worse }
    for (index, finding) in worse.enumerated() {
      // One line for a case, with what grew first.
      let isNew = index == 0 || !worse[index - 1].name.utf8.elementsEqual(finding.name.utf8)
      guard isNew else { continue }
      let more = worse.count { $0.name.utf8.elementsEqual(finding.name.utf8) } - 1
      lines.append(
        "\(finding.name): \(finding.what) grew from \(number(finding.base ?? 0)) to "
          + number(finding.head ?? 0) + (more > 0 ? ", and \(more) more" : "")
          + "; " + command(finding.name, base: base, options)
      )
    }
    var fields: [String] = []
    for finding in findings {
      if case .notComparable(let field) = finding.verdict, !fields.contains(field) {
        fields.append(field)
        lines.append("not comparable with \(base): \(field) differs or is missing")
      }
    }
    return lines
  }

  /// The command that compares a case again.
  static func command(_ name: String, base: String, _ options: [String]) -> String {
    ShellText.command(["timeline-bench", "bench", "--case", name, "--compare", base] + options)
  }

  /// The exit code: more work first, then what cannot be compared; nothing at all has proved
  /// nothing.
  static func code(of findings: [BenchFinding]) -> ExitCode {
    if findings.contains(where: { $0.verdict == .worse }) { return .missed }
    let isBlind = findings.contains { finding in
      if case .notComparable = finding.verdict { true } else { false }
    }
    return isBlind || findings.isEmpty ? .missing : .pass
  }
}
