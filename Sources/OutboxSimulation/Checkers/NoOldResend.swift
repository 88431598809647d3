internal import TimelineUnits

/// Nothing is resent by itself later than 47 h after its first submit, by true time.
///
/// A minute is left for a wall clock that was set back by less than the phone can notice.
///
/// Source: H-OUTBOX-I11.
struct NoOldResend: OutboxChecker {
  private var first = [Instant?](repeating: nil, count: OutboxScript.maximumOperations)

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    guard case .submitted(let operation, _, _, _) = record else { return nil }
    guard let first = first[operation] else {
      self.first[operation] = now
      return nil
    }
    return Interval.seconds(47 * 3_600 + 60) < now - first ? operation : nil
  }
}
