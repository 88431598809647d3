internal import TimelineUnits

/// Nothing is sent again unless a check that was sent after the last attempt said "missing".
///
/// Source: H-OUTBOX-I6.
struct NoBlindResend: OutboxChecker {
  private var submitted: UInt64 = 0
  private var isMissing: UInt64 = 0
  /// What was submitted in a chat since its latest check was sent.
  private var sinceCheck = [UInt64](repeating: 0, count: 8)
  private var latestCheck = [Int](repeating: -1, count: 8)

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    switch record {
    case .checked(let number, let chat):
      latestCheck[chat] = number
      sinceCheck[chat] = 0
    case .listing(let number, let chat, let listed) where number == latestCheck[chat]:
      isMissing |= ~listed & ~sinceCheck[chat]
    case .submitted(let operation, let chat, _, _):
      if submitted.has(operation) && !isMissing.has(operation) { return operation }
      submitted.add(operation)
      isMissing.drop(operation)
      sinceCheck[chat].add(operation)
    default: break
    }
    return nil
  }
}
