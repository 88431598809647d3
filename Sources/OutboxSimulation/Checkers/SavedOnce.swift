internal import ChatOutbox
internal import TimelineUnits

/// The desktop saves an operation at most once.
///
/// Source: H-OUTBOX-I1.
struct SavedOnce: OutboxChecker {
  private var saved: UInt64 = 0

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    guard case .saved(let operation, _) = record else { return nil }
    guard !saved.has(operation) else { return operation }
    saved.add(operation)
    return nil
  }
}
