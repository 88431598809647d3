/// Where the outbox is kept: bytes in, bytes out, and a generation witness beside them.
///
/// Source: H-STORE-1, H-STORE-6.
public protocol OutboxStore {
  /// What the store holds now, read anew.
  mutating func read() -> OutboxReading

  /// Replaces the stored bytes in one step and then the witness.
  ///
  /// - Parameters:
  ///   - bytes: The whole new content.
  ///   - generation: The generation of the writer.
  /// - Returns: Whether it was written: not if the store belongs to a newer generation or has
  ///   changed since this writer read or wrote it, nor if the device cannot write. The writer then
  ///   goes on with nothing.
  mutating func write(_ bytes: [UInt8], generation: Int) -> Bool

  /// Keeps a copy of what the store holds now beside it, without a write to the store.
  mutating func keepDamaged()
}
