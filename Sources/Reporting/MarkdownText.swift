/// Text from outside in a table of Markdown.
///
/// Source: INJ-8.
enum MarkdownText {
  /// The text as one cell: what Markdown or HTML would act on is escaped, line breaks are blanks.
  static func cell(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!": result += "\\" + String(scalar)
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\r", "\u{2028}", "\u{2029}", "\t": result += " "
      default:
        if scalar.value >= 0x20 && scalar.value != 0x7f { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// A line of a table.
  static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  /// The first two lines of a table.
  static func head(_ cells: [String]) -> [String] {
    [line(cells), "|" + String(repeating: "---|", count: cells.count)]
  }
}
