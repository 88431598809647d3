/// The 128 bits of an id, and their text of 32 lower-case hexadecimal digits.
///
/// Source: H-KEY-1.
struct IDBits: Equatable, Sendable {
  /// The first 64 bits.
  var high: UInt64
  /// The last 64 bits.
  var low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads an id; `nil` for any other text.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.count == 32, let high = HexText.number(text.prefix(16)),
      let low = HexText.number(text.dropFirst(16))
    else { return nil }
    self.init(high: high, low: low)
  }

  /// The id as text.
  var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(32)
    HexText.append(high, to: &text)
    HexText.append(low, to: &text)
    return text
  }
}
