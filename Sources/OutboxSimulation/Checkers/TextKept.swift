internal import ChatOutbox
internal import TimelineUnits

/// The text of a refused operation is in the composer or in a failed row, until the user has taken
/// note of it.
///
/// Source: H-OUTBOX-I4.
struct TextKept: OutboxChecker {
  private var refused: UInt64 = 0
  private var failed: UInt64 = 0
  private var composers = [Int](repeating: -1, count: 8)

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    switch record {
    case .moved(.rejected, let operation, _, nil), .moved(.runEnded, let operation, _, nil),
      .moved(.parametersDiffer, let operation, _, nil):
      refused.add(operation)
    case .moved(.launch, let operation, _, _): refused.drop(operation)
    case .row(let operation, let row):
      if row == .failed { failed.add(operation) } else { failed.drop(operation) }
    case .composer(let chat, let operation): composers[chat] = operation
    case .emptied(let chat):
      if composers[chat] >= 0 { refused.drop(composers[chat]) }
      composers[chat] = -1
    case .told: refused = 0
    case .crashed:
      failed = 0
      for chat in composers.indices { composers[chat] = -1 }
    case .eventEnd(true): return missing
    default: break
    }
    return nil
  }

  private var missing: Int? {
    var missing = refused & ~failed
    for operation in composers where operation >= 0 { missing.drop(operation) }
    return missing == 0 ? nil : missing.trailingZeroBitCount
  }
}
