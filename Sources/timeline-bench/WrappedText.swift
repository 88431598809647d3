/// Lines of words that fit a width.
enum WrappedText {
  /// A line broken between words; lines after the first are indented.
  ///
  /// A word that is wider than the width stays whole, so that commands and paths can be copied.
  ///
  /// - Parameters:
  ///   - line: The line; blanks at its start are kept.
  ///   - width: The most characters of a line.
  ///   - indent: Blanks before each line after the first; without it as many as the line begins
  ///     with, and two more.
  /// - Returns: The lines, at least one.
  /// - Complexity: O(*c*), where *c* is the number of characters.
  static func lines(_ line: String, within width: Int, indent: Int? = nil) -> [String] {
    guard line.count > width else { return [line] }
    let start = line.prefix { $0 == " " }.count
    let margin = String(repeating: " ", count: indent ?? start + 2)
    var lines: [String] = []
    var current = String(repeating: " ", count: start)
    var isEmpty = true
    for word in line.dropFirst(start).split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, current.count + 1 + word.count > width, !word.isEmpty {
        lines.append(trimmed(current))
        current = margin + word
      } else {
        current += (isEmpty ? "" : " ") + word
      }
      isEmpty = false
    }
    return lines + [trimmed(current)]
  }

  /// A command of a shell, broken between its words so that a shell still takes it as one.
  ///
  /// - Parameters:
  ///   - command: The command, quoted as `ShellText` does.
  ///   - label: What stands before it; the other lines are indented as far.
  ///   - width: The most characters of a line, unless a word is longer.
  /// - Returns: The lines, each but the last with a backslash at its end.
  /// - Complexity: O(*c*), where *c* is the number of characters.
  static func command(_ command: String, after label: String, within width: Int) -> [String] {
    let words = ShellText.words(of: command)
    let margin = String(repeating: " ", count: label.count)
    var lines: [String] = []
    var current = label + (words.first ?? "")
    for (index, word) in words.enumerated().dropFirst() {
      let room = index + 1 < words.count ? width - 2 : width
      if current.count + 1 + word.count > room {
        lines.append(current + " \\")
        current = margin + word
      } else {
        current += " " + word
      }
    }
    return lines + [current]
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
