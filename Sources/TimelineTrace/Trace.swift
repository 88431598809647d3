import TimelineUnits

/// What happened in one run, in its binary form.
///
/// The form is exact and has one spelling: equal records are equal bytes. Metrics, budgets, golden
/// files, exports and replays read nothing else of a run.
///
/// Source: M-NOTE-4, BM-TIER-1.
public struct Trace: Equatable, Sendable {
  /// The binary form.
  public let bytes: [UInt8]

  /// Reads and checks a binary form from outside.
  ///
  /// - Throws: A `TraceError` with the position of the first flaw.
  /// - Complexity: O(*b*), where *b* is the number of bytes; constant memory beside them.
  public init(bytes: [UInt8]) throws(TraceError) {
    var reader = try TraceByteReader(bytes)
    var structure = TraceStructure()
    while !reader.isAtEnd {
      let start = reader.position
      try structure.check(try reader.record().record, byteOffset: start)
    }
    try structure.checkEnd(byteOffset: bytes.count)
    self.bytes = bytes
  }

  /// Takes the bytes that a recorder wrote.
  init(recorded bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The 64-bit FNV-1a hash of the bytes: equal runs have equal digests on every machine.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public var digest: UInt64 { StableHash.of(bytes) }

  /// The records in order.
  public var records: TraceReader { TraceReader(self) }
}
