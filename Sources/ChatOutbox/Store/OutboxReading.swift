/// What a read of the store found.
///
/// Source: H-STORE-6, H-OUTBOX-T18.
public struct OutboxReading: Equatable, Sendable {
  /// The stored bytes, or `nil` if there are none.
  public let bytes: [UInt8]?
  /// The last generation of which a write has completed, or `nil` if none ever has.
  public let witness: Int?
  /// Whether protected data can be read at all, which it cannot before the first unlock.
  public let isAvailable: Bool
  /// What the reading says about the store; only the first two findings may lead to a write.
  public let finding: Finding

  /// Creates a reading and decodes what it found.
  ///
  /// - Complexity: O(*b*) for *b* bytes.
  public init(bytes: [UInt8]?, witness: Int?, isAvailable: Bool = true) {
    self.bytes = bytes
    self.witness = witness
    self.isAvailable = isAvailable
    finding = OutboxReading.finding(bytes, witness, isAvailable)
  }

  /// What the reading says about the store.
  public enum Finding: Equatable, Sendable {
    /// Nothing was ever written.
    case new
    /// The store is as its last writer left it.
    case intact(OutboxState)
    /// The store decodes, but a newer write has completed once.
    case older(OutboxState)
    /// The store is empty against its witness, or does not decode, or cannot be read now.
    case damaged
  }

  private static func finding(
    _ bytes: [UInt8]?,
    _ witness: Int?,
    _ isAvailable: Bool
  ) -> Finding {
    guard isAvailable else { return .damaged }
    guard let bytes, !bytes.isEmpty else { return witness == nil && bytes == nil ? .new : .damaged }
    guard let state = OutboxState(bytes) else { return .damaged }
    return state.generation < (witness ?? 0) ? .older(state) : .intact(state)
  }
}
