/// Comments hold reasons, not code that somebody did not dare to delete.
///
/// Source: S-REFUSE-7.
enum CommentedCodeRule {
  static func findings(in files: [SourceFile]) -> [Finding] {
    files.filter(\.isSwift).flatMap { file in
      file.lines.indices.filter { isCode(file.lines[$0]) }.map {
        file.finding($0 + 1, "code in a comment")
      }
    }
  }

  /// Whether a line is a plain comment that reads as a statement.
  private static func isCode(_ line: Substring) -> Bool {
    let start = line.utf8.drop { $0 == UInt8(ascii: " ") }
    guard start.starts(with: "//".utf8), !start.starts(with: "///".utf8) else { return false }
    let text = Substring(start.dropFirst(2)).drop { $0 == " " }
    return text.hasSuffix("{") || text.hasSuffix(";") || text.hasPrefix("}")
      || text.wholeMatch(of: /(let|var) \w+( = |: ).*/) != nil
      || text.wholeMatch(of: /(func|import|#expect|@Test).*/) != nil
      || text.wholeMatch(of: /[\w.]+\(.*\)/) != nil
  }
}
