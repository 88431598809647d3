/// A word or a sign of Swift source.
struct SwiftToken: Equatable {
  /// The word, or the one sign.
  var text: String
  /// The line, from 1.
  var line: Int

  /// The tokens of masked source in their order.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func all(in masked: String) -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    for (index, line) in masked.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      var rest = line.utf8[...]
      while let first = rest.first {
        let length = isWordByte(first) ? rest.prefix(while: isWordByte).count : 1
        if first != UInt8(ascii: " ") {
          let text = String(decoding: rest.prefix(length), as: UTF8.self)
          tokens.append(SwiftToken(text: text, line: index + 1))
        }
        rest = rest.dropFirst(length)
      }
    }
    return tokens
  }

  /// Whether this is a word, not a sign.
  var isWord: Bool { text.utf8.first.map(SwiftToken.isWordByte) ?? false }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
