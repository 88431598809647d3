internal import ChatOutbox
internal import TimelineUnits

/// An operation has one row: its echo or the canonical row, never both.
///
/// Source: H-OUTBOX-I12.
struct OneRow: OutboxChecker {
  private var echoes: UInt64 = 0
  private var canonical = [UInt64](repeating: 0, count: 8)

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    switch record {
    case .row(let operation, let row):
      if row.isShown { echoes.add(operation) } else { echoes.drop(operation) }
    case .window(let chat, let rows): canonical[chat] = rows
    case .crashed:
      echoes = 0
      for chat in canonical.indices { canonical[chat] = 0 }
    case .eventEnd(true):
      let both = echoes & canonical.reduce(0, |)
      return both == 0 ? nil : both.trailingZeroBitCount
    default: break
    }
    return nil
  }
}
