/// The id of one change to ask the desktop for; it makes the idempotency key of a call.
///
/// A resend takes the id from the store, so that the key never changes.
///
/// Source: H-KEY-1.
public struct MutationID: Equatable, Sendable {
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

  /// The first 64 of the id's 128 bits.
  public var high: UInt64 {
    get { bits.high }
    set { bits.high = newValue }
  }

  /// The last 64 of the id's 128 bits.
  public var low: UInt64 { bits.low }

  /// The id as 32 lower-case hexadecimal digits.
  public var text: [UInt8] { bits.text }
}
