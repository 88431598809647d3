internal import TimelineUnits

/// Watches the records of a run for one invariant and knows nothing else of the run.
///
/// Source: DST-12.
protocol OutboxChecker {
  /// Creates the checker of a run that begins.
  init()

  /// Takes a record in.
  ///
  /// - Returns: What the invariant broke for, or `nil` as long as it holds.
  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int?
}
