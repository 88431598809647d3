internal import TimelineUnits

/// Nothing shows outside before it is written.
///
/// Source: H-OUTBOX-I10.
struct WrittenFirst: OutboxChecker {
  private var unwritten: UInt64 = 0

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    switch record {
    case .intended(let operation): unwritten.add(operation)
    case .wrote, .crashed, .eventEnd: unwritten = 0
    case .submitted(let operation, _, _, _), .cancelSent(let operation), .row(let operation, _):
      return unwritten.has(operation) ? operation : nil
    default: break
    }
    return nil
  }
}
