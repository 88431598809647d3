internal import ChatOutbox
internal import TimelineUnits

/// A chat has at most one submit and one check in flight.
///
/// Source: H-OUTBOX-I7.
struct OneInFlight: OutboxChecker {
  private var submitting = [UInt64](repeating: 0, count: 8)
  private var checks = [Int](repeating: -1, count: 8)

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    switch record {
    case .moved(let transition, let operation, let chat, let status):
      if status == .submitting {
        submitting[chat].add(operation)
        return submitting[chat].nonzeroBitCount > 1 ? operation : nil
      }
      submitting[chat].drop(operation)
      if transition == .checkFailed { checks[chat] = -1 }
    case .checked(let number, let chat):
      guard checks[chat] < 0 else { return chat }
      checks[chat] = number
    case .listing(let number, let chat, _):
      if checks[chat] == number { checks[chat] = -1 }
    case .checkTimedOut(let number):
      for chat in checks.indices where checks[chat] == number { checks[chat] = -1 }
    case .link(let chat, false): checks[chat] = -1
    case .crashed:
      for chat in checks.indices {
        checks[chat] = -1
        submitting[chat] = 0
      }
    default: break
    }
    return nil
  }
}
