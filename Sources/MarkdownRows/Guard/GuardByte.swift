/// The bytes that the input guard looks at after the start of a line.
enum GuardByte {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")

  /// For each byte, whether a rule looks at it wherever it stands in a line: 1 or 0.
  static let special: [UInt8] = (UInt8(0)...255).map { byte in
    Array("\n\r!():?@[]|".utf8).contains(byte) ? 1 : 0
  }

  /// Whether the byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
}
