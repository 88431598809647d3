internal import ChatScenarios
internal import Experiments
internal import FrameMetrics

/// Two run records as a table of what differs; exact values are equal or different.
///
/// Source: BM-STAT-3, BM-STAT-11, BM-BASE-3.
struct ComparisonText {
  /// The lines.
  let lines: [String]

  /// Compares two records.
  init(_ before: RunRecord, _ after: RunRecord) {
    var table = TextTable(
      header: ["metric", "before", "after", "change", ""],
      numeric: [1, 2, 3]
    )
    var titles: [(line: Int, text: String)] = []
    var grades: [MetricDifference.Grade] = []
    var notes: [String] = []
    var pairs = 0
    var equal = 0
    for run in after.runs {
      guard let old = RunMatch.partner(of: run, in: before) else {
        notes.append("only in the second: " + ComparisonText.title(of: run))
        continue
      }
      pairs += 1
      let differences = MetricDifference.all(from: old.measurements, to: run.measurements)
      if differences.isEmpty {
        equal += 1
      } else {
        titles.append((grades.count, ComparisonText.title(of: run)))
      }
      for difference in differences {
        grades.append(difference.grade)
        table.add(ComparisonText.cells(difference))
      }
      notes += ComparisonText.notes(old, run, hasDifferences: !differences.isEmpty)
    }
    for run in before.runs where RunMatch.partner(of: run, in: after) == nil {
      notes.append("only in the first: " + ComparisonText.title(of: run))
    }
    let count =
      "compare: \(CountText.text(pairs, "run")) in both, \(equal) of them with equal measurements; "
      + "values better: \(grades.count { $0 == .better }), worse: "
      + "\(grades.count { $0 == .worse }), different: \(grades.count { $0 == .different })"
    let rows = grades.isEmpty ? [] : ComparisonText.rows(table, titles) + [""]
    lines = rows + notes + [count]
  }

  /// The lines of a table, with a title above the first line of each run.
  private static func rows(_ table: TextTable, _ titles: [(line: Int, text: String)]) -> [String] {
    let lines = table.text
    var rows = [lines[0]]
    for (index, line) in lines.dropFirst().enumerated() {
      rows += titles.filter { $0.line == index }.map(\.text) + [line]
    }
    return rows
  }

  private static func title(of run: RunEntry) -> String {
    "\(run.name) on \(TerminalText.escaped(run.device))"
  }

  /// What makes two records impossible to compare: text that was measured in another way.
  static func obstacles(_ before: RunRecord, _ after: RunRecord) -> [String] {
    let (left, right) = (before.environment, after.environment)
    var lines: [String] = []
    for version in right.versions {
      let old = left.versions.first { $0.name == version.name }?.version
      // With the recorded file only the parser of Markdown matters.
      let isUsed = version.name == "cmarkGFM" || !(left.fonts.isEmpty && right.fonts.isEmpty)
      if isUsed, old != version.version {
        lines.append(
          "\(version.name) is \(old ?? "unknown") in the first and \(version.version) in the second"
        )
      }
    }
    if left.fonts != right.fonts, !left.fonts.isEmpty, !right.fonts.isEmpty {
      lines.append("rows were measured with other fonts")
    }
    // A baseline knows files by their digests alone.
    let (old, new) = (left.metrics.map(\.sha256), right.metrics.map(\.sha256))
    if old != new, !old.isEmpty, !new.isEmpty {
      lines.append("rows were measured with other metrics files")
    }
    let names = before.runs.map(\.scenario)
    if !after.runs.contains(where: { names.contains($0.scenario) }) {
      lines.append("no scenario was run in both")
    }
    return lines.map(TerminalText.escaped)
  }

  private static func cells(_ difference: MetricDifference) -> [String] {
    let percent = difference.percent.map { value in
      (value > 0 ? "+" : "") + MeasureText.number(value) + " %"
    }
    return [
      "  " + difference.metric.name.description,
      difference.before.map(MeasureText.text) ?? "-", difference.after.map(MeasureText.text) ?? "-",
      percent ?? "", difference.grade.name,
    ]
  }

  /// What else differs between two runs of one scenario.
  private static func notes(
    _ old: RunEntry,
    _ new: RunEntry,
    hasDifferences: Bool
  ) -> [String] {
    var notes: [String] = []
    if old.constants != new.constants {
      let keys = (old.constants + new.constants).map(\.key)
      for key in ConstantTable.keys where keys.contains(key) {
        let values = [old, new].map { run in
          run.constants.first { $0.key == key }?.text ?? ConstantTable.constant(key)?.defaultText
        }
        if values[0] != values[1] {
          let texts = values.map { TerminalText.escaped($0 ?? "-") }
          notes.append(
            "\(new.name): \(key) is \(texts[0]) in the first and \(texts[1]) in the second"
          )
        }
      }
    }
    if !hasDifferences, old.digest != new.digest {
      notes.append("\(new.name): equal measurements, but the traces differ")
    }
    return notes
  }
}
