/// 64-bit FNV-1a, the one hash of the model: the same in every process and on every machine.
///
/// It digests traces and stands for ids in outputs; it resists no adversary.
///
/// Source: Fowler, Noll, Vo: offset basis cbf29ce484222325, prime 100000001b3 (H-ATT-5).
public struct StableHash: Equatable, Sendable {
  @usableFromInline var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the digest of no bytes.
  @inlinable
  public init() {}

  /// The digest of the bytes so far.
  @inlinable
  public var value: UInt64 { state }

  /// Adds one byte.
  @inlinable
  public mutating func combine(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// The digest of a sequence of bytes.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  @inlinable
  public static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    for byte in bytes { hash.combine(byte) }
    return hash.value
  }
}
