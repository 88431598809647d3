/// The Markdown of what a tool was given and what it gave back.
enum ToolText {
  /// The most bytes that are kept of one input or output: 16 KiB.
  ///
  /// Chats fold them, and a single output can be larger than all messages together.
  static let maximumBytes = 16 << 10

  /// A name in bold, without marks of its own.
  static func heading(_ name: [UInt8]) -> [UInt8] {
    let plain = name.filter { $0 > 0x20 && $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "`") }
    return Array("**".utf8) + (plain.isEmpty ? Array("tool".utf8) : plain) + Array("**".utf8)
  }

  /// Text in a fence that is longer than any run of backquotes in it, shortened if it is long.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: The word behind the fence.
  ///   - shortened: Counts the texts of which only the start was kept.
  /// - Returns: The fence with its lines, no line end behind it; empty for blank text.
  static func fenced(
    _ text: [UInt8],
    language: [UInt8] = [],
    shortened: inout Int
  ) -> [UInt8] {
    let kept = start(of: text, shortened: &shortened)
    guard !kept.allSatisfy(Piece.isBlank) else { return [] }
    var longest = 2
    var run = 0
    for byte in kept {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = [UInt8](repeating: UInt8(ascii: "`"), count: longest + 1)
    let word = language.prefix(32).filter { (0x21...0x7e).contains($0) && $0 != 0x60 }
    let end: [UInt8] = kept.last == 0x0a ? [] : [0x0a]
    return fence + word + [0x0a] + kept + end + fence
  }

  /// A text up to the limit, cut before a character of several bytes and marked.
  private static func start(of text: [UInt8], shortened: inout Int) -> ArraySlice<UInt8> {
    guard text.count > maximumBytes else { return text[...] }
    shortened += 1
    var end = maximumBytes
    while end > 0, text[end] & 0xc0 == 0x80 { end -= 1 }
    return text[..<end] + Array("\n…".utf8)
  }
}
