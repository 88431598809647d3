/// Swift source with everything blanked that is not code.
///
/// Comments, the contents of strings and of regular expressions turn into spaces, and names in
/// backquotes into underscores; line ends stay, so that line numbers hold. Interpolated code stays
/// code. It is a scanner, not a parser: good for the habits of this repository, not for all Swift.
struct SwiftMask {
  private enum Context {
    case code(parentheses: Int)
    case text(hashes: Int, isMultiline: Bool)
  }

  private let source: [UInt8]
  private var output: [UInt8]
  private var position = 0
  private var contexts: [Context] = [.code(parentheses: 0)]
  private var lastVisible: UInt8 = 0

  private init(_ text: String) {
    source = Array(text.utf8)
    output = source.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
  }

  /// The code of a Swift source, in as many lines.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func masked(_ text: String) -> String {
    var mask = SwiftMask(text)
    while mask.position < mask.source.count { mask.step() }
    return String(decoding: mask.output, as: UTF8.self)
  }

  private mutating func step() {
    switch contexts[contexts.count - 1] {
    case .code(let parentheses): stepInCode(parentheses)
    case .text(let hashes, let isMultiline): stepInText(hashes, isMultiline)
    }
  }

  private mutating func stepInCode(_ parentheses: Int) {
    if starts(with: "//") {
      while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
    } else if starts(with: "/*") {
      skipBlockComment()
    } else if source[position] == UInt8(ascii: "`") {
      copyQuotedName()
    } else if opensText() {
      return
    } else if opensRegex() {
      skipRegex()
    } else {
      stepOverSymbol(parentheses)
    }
  }

  private mutating func stepOverSymbol(_ parentheses: Int) {
    let byte = source[position]
    var depth = parentheses
    if byte == UInt8(ascii: "(") { depth += 1 }
    if byte == UInt8(ascii: ")") {
      depth -= 1
      if depth < 0, contexts.count > 1 {
        contexts.removeLast()
        position += 1
        return
      }
    }
    contexts[contexts.count - 1] = .code(parentheses: depth)
    output[position] = byte
    if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") { lastVisible = byte }
    position += 1
  }

  private mutating func stepInText(_ hashes: Int, _ isMultiline: Bool) {
    let escape = "\\" + String(repeating: "#", count: hashes)
    let end = (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
    if starts(with: escape + "(") {
      position += escape.utf8.count + 1
      contexts.append(.code(parentheses: 0))
    } else if starts(with: escape) {
      position += escape.utf8.count + 1
    } else if starts(with: end) {
      position += end.utf8.count
      contexts.removeLast()
      lastVisible = UInt8(ascii: "\"")
    } else if !isMultiline, source[position] == UInt8(ascii: "\n") {
      contexts.removeLast()
    } else {
      position += 1
    }
  }

  /// Enters a string if one starts here.
  private mutating func opensText() -> Bool {
    var end = position
    while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
    guard end < source.count, source[end] == UInt8(ascii: "\"") else { return false }
    let hashes = end - position
    position = end
    let isMultiline = starts(with: "\"\"\"")
    position += isMultiline ? 3 : 1
    contexts.append(.text(hashes: hashes, isMultiline: isMultiline))
    return true
  }

  /// Whether a regular expression starts here: a slash where a value is expected, with no space
  /// behind it and a second one on the line.
  private func opensRegex() -> Bool {
    guard source[position] == UInt8(ascii: "/"), position + 1 < source.count else { return false }
    guard "(,=:[{".utf8.contains(lastVisible), source[position + 1] != UInt8(ascii: " ") else {
      return false
    }
    let rest = source[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    return rest.contains(UInt8(ascii: "/"))
  }

  private mutating func skipRegex() {
    position += 1
    while position < source.count, source[position] != UInt8(ascii: "/") {
      position += source[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
    lastVisible = UInt8(ascii: "\"")
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < source.count
  }

  private mutating func copyQuotedName() {
    position += 1
    while position < source.count, source[position] != UInt8(ascii: "`") {
      if source[position] != UInt8(ascii: "\n") { output[position] = UInt8(ascii: "_") }
      position += 1
    }
    position += 1
    lastVisible = UInt8(ascii: "_")
  }

  private func starts(with prefix: String) -> Bool {
    let bytes = prefix.utf8
    guard position + bytes.count <= source.count else { return false }
    return source[position..<(position + bytes.count)].elementsEqual(bytes)
  }
}
