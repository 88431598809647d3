internal import TimelineUnits

/// Other digits in the same places, so that no two rows of a generated history are the same text.
///
/// Zeros stay, and so does a number at the start of a line, which may mark the item of a list.
enum DigitShuffle {
  private static let shuffled = UInt8(ascii: "1")...UInt8(ascii: "9")
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Replaces the digits of a text in place.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func shuffle(_ text: inout [UInt8], _ random: inout RandomSource) {
    var position = 0
    var isLineStart = true
    while position < text.count {
      let byte = text[position]
      if isLineStart, digits.contains(byte) {
        position += text[position...].prefix(while: digits.contains).count
        isLineStart = false
        continue
      }
      if shuffled.contains(byte) { text[position] = draw(&random) }
      isLineStart = byte == UInt8(ascii: "\n") || (isLineStart && byte == UInt8(ascii: " "))
      position += 1
    }
  }

  private static func draw(_ random: inout RandomSource) -> UInt8 {
    UInt8(ascii: "1") + UInt8(random.below(9))
  }
}
