/// The bytes that the input guard looks at after the start of a line.
enum GuardByte {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")

  /// The special bytes below 64, one bit each: line ends, `!`, `(`, `)`, `:` and `?`.
  private static let low: UInt64 =
    1 << 10 | 1 << 13 | 1 << 33 | 1 << 40 | 1 << 41 | 1 << 58 | 1 << 63
  /// The special bytes from 64 to 127, one bit each: `@`, `[`, `]` and `|`.
  private static let high: UInt64 = 1 << 0 | 1 << 27 | 1 << 29 | 1 << 60

  /// Whether a rule looks at the byte wherever it stands in a line.
  @inline(__always)
  static func isSpecial(_ byte: UInt8) -> Bool {
    // Shifts by the low six bits; nothing above 127 is special.
    let mask = byte < 64 ? low : (byte < 128 ? high : 0)
    return mask &>> UInt64(byte) & 1 != 0
  }

  /// Whether the byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
}
