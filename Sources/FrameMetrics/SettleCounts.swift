import TimelineTrace

/// How many passes a settling at the bottom took, and how often a row of still passes broke.
///
/// Source: M-STABLE-1.
struct SettleCounts: Accumulator {
  private var bottomPasses = 0
  private var wasStable = false
  private var stillCount = 0
  private var longest = Extreme()
  private var resets = 0

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .covered:
      stillCount = 0
    case .settlePass(let pass):
      if stillCount > 0, pass.stillCount == 0 { resets += 1 }
      stillCount = pass.stillCount
    case .bottomPass(let index, _, let isStable):
      // A settle that another one replaced has no end of its own.
      if index == 1 { bottomPasses = 0 }
      if bottomPasses > 0, wasStable, !isStable { resets += 1 }
      wasStable = isStable
      bottomPasses += 1
      longest.take(Int64(bottomPasses), at: timed.at)
    case .bottomEnded:
      bottomPasses = 0
    default:
      break
    }
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.stableCount, longest)
    measurements.set(.stableResets, count: resets)
  }
}
