/// Text from outside made safe for a terminal or a log.
///
/// Source: INJ-7.
enum TerminalText {
  /// The text with controls and bidirectional marks as escapes and without workflow commands.
  ///
  /// A log of a CI service takes a line that begins with `::` for a command; such a line gets a
  /// blank between the colons. Line breaks inside the text are escaped too: one text stays one
  /// line.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    guard result.utf8.starts(with: "::".utf8) else { return result }
    return ": " + result.dropFirst()
  }

  /// Whether a terminal may act on a character instead of showing it.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1f, 0x7f...0x9f: true
    case 0x061c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    case 0x2028, 0x2029, 0xfeff: true
    default: false
    }
  }
}
