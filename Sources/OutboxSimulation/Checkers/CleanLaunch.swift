internal import ChatOutbox
internal import TimelineUnits

/// After a launch nothing is over, the generation is the next one and the same messages are
/// pending; no write is ever of an older generation.
///
/// Source: H-OUTBOX-I9, H-OUTBOX-T17.
struct CleanLaunch: OutboxChecker {
  private var generation = 0

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    switch record {
    case .launched(let before, let after, let terminals, let step):
      return before == after && terminals == 0 && step == 1 ? nil : -1
    case .wrote(let generation):
      guard generation >= self.generation else { return -1 }
      self.generation = generation
    default: break
    }
    return nil
  }
}
