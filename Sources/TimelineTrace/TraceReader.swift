/// The records of a trace, decoded one after the other.
public struct TraceReader: Sequence, IteratorProtocol, Sendable {
  private var reader: TraceByteReader

  init(_ trace: Trace) {
    reader = TraceByteReader(recorded: trace.bytes)
  }

  /// Reads records from bytes that nobody has checked yet; `read()` reports their flaws.
  ///
  /// - Throws: A `TraceError` if the header is not that of a trace.
  public init(unchecked bytes: [UInt8]) throws(TraceError) {
    reader = try TraceByteReader(bytes)
  }

  /// The position of the next record in the bytes, from 0.
  public var byteOffset: Int { reader.position }

  /// Reads the next record, or returns `nil` at the end.
  ///
  /// The order of records is not checked; `Trace(bytes:)` does that.
  ///
  /// - Throws: A `TraceError` with the position of the flaw; what follows is then meaningless.
  /// - Complexity: O(1).
  public mutating func read() throws(TraceError) -> TimedRecord? {
    reader.isAtEnd ? nil : try reader.record()
  }

  /// The next record, or `nil` at the end or at a flaw; a `Trace` has no flaws.
  ///
  /// - Complexity: O(1).
  public mutating func next() -> TimedRecord? {
    do throws(TraceError) {
      return try read()
    } catch {
      return nil
    }
  }
}
