import TimelineUnits

/// The check that a run begins once, first, and ends once, last.
public struct TraceStructure: Sendable {
  private var hasBegun = false
  private var hasEnded = false

  /// Creates a check before the first record.
  public init() {}

  /// Takes the next record.
  ///
  /// - Throws: A `TraceError` at `byteOffset` if the record may not stand here.
  public mutating func check(_ record: TraceRecord, byteOffset: Int) throws(TraceError) {
    if hasEnded { throw TraceError(byteOffset: byteOffset, reason: .afterEnd) }
    switch record {
    case .began:
      if hasBegun { throw TraceError(byteOffset: byteOffset, reason: .begunTwice) }
      hasBegun = true
    case .ended:
      if !hasBegun { throw TraceError(byteOffset: byteOffset, reason: .notBegun) }
      hasEnded = true
    default:
      if !hasBegun { throw TraceError(byteOffset: byteOffset, reason: .notBegun) }
    }
  }

  /// Takes the end of the records.
  ///
  /// - Throws: A `TraceError` at `byteOffset` if the run has not ended.
  public func checkEnd(byteOffset: Int) throws(TraceError) {
    if !hasBegun { throw TraceError(byteOffset: byteOffset, reason: .notBegun) }
    if !hasEnded { throw TraceError(byteOffset: byteOffset, reason: .notEnded) }
  }
}
