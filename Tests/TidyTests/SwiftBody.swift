/// The body of a function, an initialiser, a subscript or a computed property.
struct SwiftBody: Equatable {
  /// The word that declares it: `func`, `init`, `deinit`, `subscript` or `var`.
  var keyword: String
  /// The line of that word, from 1.
  var firstLine: Int
  /// The line of the closing brace.
  var lastLine: Int

  /// The number of lines from the declaration to the closing brace.
  var lineCount: Int { lastLine - firstLine + 1 }

  /// The bodies in a file, inner ones included, in the order of their declarations.
  ///
  /// - Complexity: O(*t* · *d*), where *t* is the number of tokens and *d* the depth of nesting.
  static func all(in tokens: [SwiftToken]) -> [SwiftBody] {
    tokens.indices.compactMap { index in
      guard declares(tokens, at: index),
        let open = openingBrace(of: tokens, after: index),
        let close = closingBrace(of: tokens, at: open)
      else { return nil }
      return SwiftBody(
        keyword: tokens[index].text,
        firstLine: tokens[index].line,
        lastLine: tokens[close].line
      )
    }
  }

  private static func declares(_ tokens: [SwiftToken], at index: Int) -> Bool {
    let before = index > 0 ? tokens[index - 1].text : ""
    switch tokens[index].text {
    case "func", "subscript", "deinit", "var": return before != "." && before != "`"
    case "init": return before != "."
    default: return false
    }
  }

  /// The brace that opens the body, or `nil` for a requirement or a stored property.
  private static func openingBrace(of tokens: [SwiftToken], after index: Int) -> Int? {
    var depth = 0
    for position in tokens.indices.dropFirst(index + 1) {
      switch tokens[position].text {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth < 0 { return nil }
      case "{" where depth == 0: return position
      case "}" where depth == 0: return nil
      case "=" where depth == 0 && tokens[index].text == "var": return nil
      case "func", "var", "let", "init", "subscript", "case", "struct", "enum", "static":
        if depth == 0 { return nil }
      default: break
      }
    }
    return nil
  }

  private static func closingBrace(of tokens: [SwiftToken], at open: Int) -> Int? {
    var depth = 0
    for position in tokens.indices.dropFirst(open) {
      if tokens[position].text == "{" { depth += 1 }
      if tokens[position].text == "}" {
        depth -= 1
        if depth == 0 { return position }
      }
    }
    return nil
  }
}
