/// The id of one message that the user sent: an operation of the outbox.
///
/// It stands in the desktop's timeline beside the message, which is how a row is known as the
/// message's own.
///
/// Source: H-STORE-3, H-OUTBOX-O4.
public struct OperationID: Equatable, Sendable {
  private var bits: IDBits

  /// Creates an id from its 128 bits.
  public init(high: UInt64 = 0, low: UInt64) { bits = IDBits(high: high, low: low) }

  /// Reads an id of 32 lower-case hexadecimal digits; `nil` for any other text.
  public init?(_ text: ArraySlice<UInt8>) {
    guard let bits = IDBits(text) else { return nil }
    self.bits = bits
  }

  /// Reads an id of 32 lower-case hexadecimal digits; `nil` for any other text.
  public init?(_ text: [UInt8]) { self.init(text[...]) }

  /// The last 64 of the id's 128 bits.
  public var low: UInt64 { bits.low }

  /// The id as 32 lower-case hexadecimal digits.
  public var text: [UInt8] { bits.text }
}
