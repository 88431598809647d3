internal import ChatOutbox
internal import TimelineUnits

/// A check changes nothing on the desktop.
///
/// Source: H-OUTBOX-I14.
struct ChecksOnlyLook: OutboxChecker {
  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    guard case .checkTaken(let before, let after) = record else { return nil }
    return before == after ? nil : -1
  }
}
