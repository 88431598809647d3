internal import ChatOutbox
internal import TimelineUnits

/// Within a process, what is over stays over.
///
/// Source: H-OUTBOX-I8.
struct NoRevival: OutboxChecker {
  private var over: UInt64 = 0

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    switch record {
    case .moved(let transition, let operation, _, let status):
      if status == nil {
        over.add(operation)
      } else if over.has(operation) && transition != .launch {
        return operation
      }
    case .crashed: over = 0
    default: break
    }
    return nil
  }
}
