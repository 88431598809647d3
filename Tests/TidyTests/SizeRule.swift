/// Files, functions and lines stay short enough to read at a glance.
///
/// Source: S-SIZE-1, S-SIZE-2.
enum SizeRule {
  /// The most lines of a source file.
  static let fileLines = 400
  /// The most lines of a function, from its declaration to its closing brace.
  static let functionLines = 70
  /// The most characters of a source line.
  static let columns = 100

  static func findings(in files: [SourceFile]) -> [Finding] {
    files.filter(isSource).flatMap { file in
      tooLong(file) + longLines(file) + longFunctions(file)
    }
  }

  /// Whether a file is Swift, C or a script; text and data may be as long as they need.
  private static func isSource(_ file: SourceFile) -> Bool {
    [".swift", ".c", ".cpp", ".h", ".sh", ".js", ".mjs"].contains { file.path.hasSuffix($0) }
      || file.lines.first?.hasPrefix("#!") == true
  }

  private static func tooLong(_ file: SourceFile) -> [Finding] {
    guard file.lines.count > fileLines else { return [] }
    return [file.finding(0, "\(file.lines.count) lines, at most \(fileLines)")]
  }

  private static func longLines(_ file: SourceFile) -> [Finding] {
    file.lines.indices.filter { file.lines[$0].count > columns }.map {
      file.finding($0 + 1, "\(file.lines[$0].count) columns, at most \(columns)")
    }
  }

  private static func longFunctions(_ file: SourceFile) -> [Finding] {
    SwiftBody.all(in: file.tokens).filter { $0.lineCount > functionLines }.map {
      file.finding($0.firstLine, "a body of \($0.lineCount) lines, at most \(functionLines)")
    }
  }
}
