/// The id of one message that the user sent: an operation of the outbox.
///
/// It stands in the desktop's timeline beside the message, which is how a row is known as the
/// message's own.
///
/// Source: H-STORE-3, H-OUTBOX-O4.
public struct OperationID: Equatable, Sendable {
  /// The first 64 of the id's 128 bits.
  public var high: UInt64
  /// The last 64 bits.
  public var low: UInt64

  /// Creates an id from its 128 bits.
  public init(high: UInt64 = 0, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads an id of 32 lower-case hexadecimal digits; `nil` for any other text.
  public init?(_ text: ArraySlice<UInt8>) {
    guard text.count == 32, let high = HexText.number(text.prefix(16)),
      let low = HexText.number(text.dropFirst(16))
    else { return nil }
    self.init(high: high, low: low)
  }

  /// Reads an id of 32 lower-case hexadecimal digits; `nil` for any other text.
  public init?(_ text: [UInt8]) {
    self.init(text[...])
  }

  /// The id as 32 lower-case hexadecimal digits.
  public var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(32)
    HexText.append(high, to: &text)
    HexText.append(low, to: &text)
    return text
  }
}
