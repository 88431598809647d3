internal import TimelineUnits

/// An operation is submitted at most once more than its chat was checked.
///
/// Source: H-OUTBOX-I17.
struct TrafficBound: OutboxChecker {
  private var submits = [Int](repeating: 0, count: OutboxScript.maximumOperations)
  private var checks = [Int](repeating: 0, count: 8)

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    switch record {
    case .submitted(let operation, let chat, _, _):
      submits[operation] += 1
      return submits[operation] <= 1 + checks[chat] ? nil : operation
    case .checked(_, let chat): checks[chat] += 1
    default: break
    }
    return nil
  }
}
