internal import TimelineUnits

/// An operation keeps its key, and a key its bytes.
///
/// Source: H-OUTBOX-I5, H-KEY-1.
struct KeyMeansBytes: OutboxChecker {
  private var known: [(operation: Int, key: UInt64, parameters: UInt64)] = []

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    guard case .submitted(let operation, _, let key, let parameters) = record else { return nil }
    for old in known where old.operation == operation || old.key == key {
      let isSame = old.operation == operation && old.key == key && old.parameters == parameters
      return isSame ? nil : operation
    }
    known.append((operation, key, parameters))
    return nil
  }
}
