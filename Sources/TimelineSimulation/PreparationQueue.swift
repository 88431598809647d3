import TimelineUnits

/// The background worker that prepares row content, one row after the other.
///
/// Its speed is modelled: what a row costs is part of the scenario.
struct PreparationQueue {
  private var freeAt = Instant.zero

  /// Takes a row in.
  ///
  /// - Returns: When the row is ready.
  mutating func enqueue(_ work: Interval, at now: Instant) -> Instant {
    freeAt = max(freeAt, now) + work
    return freeAt
  }
}
