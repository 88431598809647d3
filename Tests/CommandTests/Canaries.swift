import Glibc

/// Words that stand in every field of an input that can carry text, and the search for them in what
/// a command wrote.
///
/// Source: PRIV-4.
enum Canaries {
  /// One word for each field: no other text of the suite has them.
  static let words = [
    "axolotltext", "bitterncode", "cassowarylink", "dunlinalternate", "egretidentity",
    "fulmartitle",
    "godwitauthor", "hoopoefile", "ibistools", "jacanathought",
  ]

  /// The words that some bytes hold, in whatever form a writer may give them.
  static func leaks(in bytes: [UInt8]) -> [String] {
    // Small letters, so that no writer of capitals hides a word.
    let text = bytes.map(lowered)
    return words.filter { word in
      forms(of: Array(word.utf8)).contains { contains(text, $0.map(lowered)) }
    }
  }

  /// The forms of a word: as it is, in two bytes a letter, as numbers of every kind, in base64.
  static func forms(of word: [UInt8]) -> [[UInt8]] {
    let hex = word.map { ["0", ""][min(Int($0) / 16, 1)] + String($0, radix: 16) }
    let texts = [
      hex.joined(), hex.map { "%" + $0 }.joined(), hex.map { "\\x" + $0 }.joined(),
      hex.map { "\\u00" + $0 }.joined(), hex.map { "&#x" + $0 + ";" }.joined(),
      word.map { "&#" + String($0) + ";" }.joined(), word.map { String($0) }.joined(separator: ","),
    ]
    return [word, word.reversed(), word.flatMap { [$0, 0] }, word.flatMap { [0, $0] }]
      + texts.map { Array($0.utf8) } + (0..<3).map { base64(word.dropFirst($0)) }
  }

  /// The base64 form of whole groups of three bytes, which does not hang on what stands before.
  private static func base64(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var rest = bytes
    var result: [UInt8] = []
    while rest.count >= 3 {
      let value = rest.prefix(3).reduce(0) { $0 << 8 | Int($1) }
      result += [18, 12, 6, 0].map { signs[value >> $0 & 63] }
      rest = rest.dropFirst(3)
    }
    return result
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first else { return false }
    return text.withUnsafeBytes { text in
      guard var place = text.baseAddress else { return false }
      let end = place + text.count
      while end - place >= word.count, let found = memchr(place, Int32(first), end - place) {
        place = UnsafeRawPointer(found)
        if end - place >= word.count, memcmp(place, word, word.count) == 0 { return true }
        place += 1
      }
      return false
    }
  }
}
