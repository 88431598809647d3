public import TimelineUnits

/// The writer of a trace: each record is encoded at once and not kept otherwise.
///
/// Recording allocates only when the bytes outgrow their storage, which doubles.
public struct TraceRecorder: ~Copyable, Sendable {
  private var writer: TraceByteWriter

  /// The number of records so far.
  public private(set) var count = 0

  /// Creates a recorder without records.
  public init() {
    writer = TraceByteWriter(capacity: 4_096)
  }

  /// Adds a record.
  ///
  /// A complete trace begins with `began` and ends with `ended`; a recorder does not insist, so
  /// that parts of a run can be recorded, but neither `Trace(bytes:)` nor a metric accepts less.
  ///
  /// - Complexity: O(1) amortised.
  /// - Precondition: `time` is not before that of the record before, counts are not negative, and
  ///   every number is within ±(2^53 − 1).
  public mutating func record(_ record: TraceRecord, at time: Instant) {
    writer.begin(record.tag, at: time)
    record.write(to: &writer)
    count += 1
  }

  /// Ends the recording.
  public consuming func finish() -> Trace {
    Trace(recorded: writer.bytes)
  }
}
