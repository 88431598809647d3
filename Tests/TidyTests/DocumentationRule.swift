/// Every public declaration says in a sentence what it is.
///
/// The formatter asks for a comment; this rule also wants a full stop at the end of its first
/// paragraph, and covers the cases and requirements of public types.
///
/// Source: S-DOC-1.
enum DocumentationRule {
  private enum Scope {
    case publicCases
    case publicRequirements
    case other
  }

  static func findings(in files: [SourceFile]) -> [Finding] {
    files.filter { $0.module != nil }.flatMap(findings)
  }

  private static func findings(in file: SourceFile) -> [Finding] {
    publicLines(of: file.tokens).compactMap { line in
      let comment = comment(above: line, in: file)
      if comment.isEmpty { return file.finding(line, "a public declaration without a comment") }
      let summary = comment.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.last ?? ""
      return summary.hasSuffix(".")
        ? nil : file.finding(line, "the summary does not end with a full stop")
    }
  }

  /// The lines that declare something public, cases and requirements of public types included.
  private static func publicLines(of tokens: [SwiftToken]) -> [Int] {
    var lines: [Int] = []
    var scopes: [Scope] = []
    var next = Scope.other
    for index in tokens.indices {
      switch tokens[index].text {
      case "public" where !isExempt(tokens, after: index): lines.append(tokens[index].line)
      case "enum" where isPublic(tokens, at: index): next = .publicCases
      case "protocol" where isPublic(tokens, at: index): next = .publicRequirements
      case "case" where scopes.last == .publicCases: lines.append(tokens[index].line)
      case "func", "var", "init", "subscript", "associatedtype":
        if scopes.last == .publicRequirements { lines.append(tokens[index].line) }
      case "{":
        scopes.append(next)
        next = .other
      case "}": _ = scopes.popLast()
      default: break
      }
    }
    return lines
  }

  /// Whether `public` belongs to an import, to an extension or to another modifier's parentheses.
  private static func isExempt(_ tokens: [SwiftToken], after index: Int) -> Bool {
    guard index + 1 < tokens.count else { return true }
    return ["import", "extension"].contains(tokens[index + 1].text)
  }

  private static func isPublic(_ tokens: [SwiftToken], at index: Int) -> Bool {
    tokens[..<index].suffix(2).contains { $0.text == "public" }
  }

  /// The texts of the `///` lines right above a declaration and its attributes.
  private static func comment(above line: Int, in file: SourceFile) -> [Substring] {
    let above = file.lines[..<(line - 1)].reversed().lazy.map(trimmed)
    let comment = above.drop { $0.hasPrefix("@") || $0.hasPrefix("#if") }
      .prefix { $0.hasPrefix("///") }
    return comment.reversed().map { trimmed($0.dropFirst(3)) }
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var text = line.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
