/// 64-bit FNV-1a, the one hash of the model: the same in every process and on every machine.
///
/// It digests traces and stands for ids in outputs; it resists no adversary.
///
/// Source: Fowler, Noll, Vo: offset basis cbf29ce484222325, prime 100000001b3 (H-ATT-5).
public struct StableHash: Equatable, Sendable {
  /// The digest of the bytes so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the digest of no bytes.
  @inlinable
  public init() {}

  /// Adds one byte.
  public mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// The digest of a sequence of bytes.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    for byte in bytes { hash.combine(byte) }
    return hash.value
  }
}
