/// What counts as blank text: what the desktop's `trim()` removes.
///
/// Source: H-JSON-6.
enum Blank {
  /// Whether nothing is left of UTF-8 text after white space is removed from both ends.
  static func isBlank(_ text: some Collection<UInt8>) -> Bool {
    // Almost every text starts with a visible ASCII character.
    if let first = text.first, (0x21...0x7f).contains(first) { return false }
    return String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy(isWhiteSpace)
  }

  /// U+0085 and U+200B are white space for others, and not for the desktop.
  private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0009...0x000d, 0x0020, 0x00a0, 0x1680, 0x2000...0x200a, 0x2028, 0x2029, 0x202f,
      0x205f, 0x3000, 0xfeff:
      true
    default:
      false
    }
  }
}
