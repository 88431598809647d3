internal import TimelineUnits

/// After a crash at any write point the store is the old or the new one, and damaged bytes are
/// never written over without a copy.
///
/// Source: H-OUTBOX-I16, H-OUTBOX-T18, H-STORE-6.
struct StoreReadable: OutboxChecker {
  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    switch record {
    case .crashed(isOldOrNew: false), .replacedDamage(isKept: false): -1
    default: nil
    }
  }
}
