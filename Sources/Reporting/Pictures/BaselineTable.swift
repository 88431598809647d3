internal import ChatScenarios
public import Experiments
internal import FrameMetrics

/// The accepted values as a table in Markdown: a line for each family of scenarios.
public enum BaselineTable {
  /// The lines of the table, and one that says what was accepted last.
  ///
  /// - Complexity: O(*e* log *e*), where *e* is the number of entries.
  public static func markdown(of baseline: Baseline) -> [String] {
    var lines = [
      "| family | scenarios | reveal, median | reveal, longest | renders/s | drift | shift "
        + "| cells measured |",
      "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for family in families(of: baseline) {
      let entries = baseline.entries.filter { $0.scenario.family.utf8.elementsEqual(family.utf8) }
      lines.append(line(family, entries))
    }
    lines.append(line("**all**", baseline.entries))
    return lines + ["", last(of: baseline)]
  }

  private static func families(of baseline: Baseline) -> [String] {
    var families: [String] = []
    for entry in baseline.entries
    where families.last.map({ !$0.utf8.elementsEqual(entry.scenario.family.utf8) }) ?? true {
      families.append(entry.scenario.family)
    }
    return families
  }

  private static func line(_ name: String, _ entries: [BaselineEntry]) -> String {
    let reveals = entries.compactMap { $0.measurements[.revealMs] }.sorted { $0.parts < $1.parts }
    let median = reveals.isEmpty ? nil : reveals[(reveals.count + 1) / 2 - 1]
    let measures = entries.compactMap { $0.measurements[.workMeasures]?.parts }.reduce(0, +)
    let cells =
      [name, String(entries.count), text(median), text(reveals.last)]
      + [Metric.cadenceMax, .anchorDriftWorst, .shiftPtMax].map { metric in
        text(entries.compactMap { $0.measurements[metric] }.max { $0.parts < $1.parts })
      } + [PictureNumber.label(Double(measures))]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func text(_ measure: Measure?) -> String {
    measure.map(NumberText.rounded) ?? "–"
  }

  private static func last(of baseline: Baseline) -> String {
    guard let last = baseline.acceptances.last else { return "Nothing was accepted yet." }
    let commit = last.revision.commit.map { " at " + $0.prefix(10) } ?? ""
    return "Accepted on \(last.date)\(commit): \(MarkdownText.cell(last.reason))"
  }
}
