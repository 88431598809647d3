internal import ChatScenarios
internal import Experiments
internal import MarkdownRows
internal import TimelineUnits

/// Why a row of a profile is dear, in words, without its text.
///
/// Source: PRIV-2.
enum ProfileRowText {
  /// Which row it is: its number in the trace, and the hash of its id where it has one.
  static func name(of row: ProfiledRow, text: TextRow?) -> String {
    let number = "row \(row.item.index)"
    guard let text else { return number }
    return number + " #" + HexDigits.text(of: text.idHash)
  }

  /// The reasons for what a row costs.
  static func reasons(for row: ProfiledRow, text: TextRow?) -> [String] {
    var words: [String] = []
    let facts = row.facts
    if let text {
      words.append(text.kind.name)
      words.append(CountText.text(text.markdown.count, "byte"))
      if facts[.bytes] > text.markdown.count { words.append("\(facts[.bytes]) parsed in pieces") }
      if facts[.lines] > 0 { words.append(CountText.text(facts[.lines], "line") + " filled") }
      if facts[.words] > 0 {
        let count = CountText.text(facts[.words], "word")
        words.append(count + ", \(facts[.newWords]) not in the cache")
      }
      if facts[.tableCells] > 0 {
        words.append(CountText.text(facts[.tableCells], "table cell"))
      }
      if facts.textMeasurings > 1 {
        words.append("text measured \(facts.textMeasurings) times")
      }
    } else {
      words.append("a stated height")
    }
    if facts.configures > 0 { words.append("cell filled \(times(facts.configures))") }
    if row.reasons.total > 0 { words.append("measured " + measuring(row.reasons)) }
    return words
  }

  private static func measuring(_ reasons: MeasureReasons) -> String {
    guard reasons.total > 1 else { return "once" }
    let parts = [
      (reasons.first, "new at a width"), (reasons.newContent, "new content"),
      (reasons.prepared, "ready late"), (reasons.resized, "resized"),
      (reasons.again, "asked again"),
    ]
    let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return times(reasons.total) + " (" + words.joined(separator: ", ") + ")"
  }

  private static func times(_ number: Int) -> String { number == 1 ? "once" : "\(number) times" }
}
