/// Fields of comma-separated values, as RFC 4180 has them.
///
/// Source: INJ-6.
enum CSVText {
  /// A text as a field; a spreadsheet would take some first signs for a formula, so a quote is put
  /// before them.
  static func field(_ text: String) -> String {
    let formula = Array("=+-@\t\r".utf8)
    let isFormula = text.utf8.first.map(formula.contains) ?? false
    let safe = isFormula ? "'" + text : text
    let special = Array(",\"\n\r".utf8)
    guard safe.utf8.contains(where: special.contains) else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }

  /// Fields that are ready as one line, its end included.
  static func line(_ fields: [String]) -> String { fields.joined(separator: ",") + "\r\n" }
}
