public import TimelineUnits

/// A trace record together with when it happened.
public struct TimedRecord: Equatable, Sendable {
  /// When it happened.
  public var at: Instant
  /// What happened.
  public var record: TraceRecord

  /// Creates a timed record.
  @inlinable
  public init(at: Instant, record: TraceRecord) {
    self.at = at
    self.record = record
  }
}
