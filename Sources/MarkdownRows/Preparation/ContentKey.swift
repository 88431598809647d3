internal import TimelineUnits

/// The identity of a text by its bytes.
///
/// Source: T-PREP-3.
struct ContentKey: Hashable, Sendable {
  /// The hash of the bytes.
  let hash: UInt64
  /// The number of bytes.
  let count: Int

  init(_ bytes: [UInt8]) {
    hash = StableHash.of(bytes)
    count = bytes.count
  }
}
