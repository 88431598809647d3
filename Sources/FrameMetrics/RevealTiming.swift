import TimelineTrace
import TimelineUnits

/// How long the list stayed covered, and why.
///
/// A cover that is put down again before it was lifted is one cover. A run that ends covered has no
/// reveal, so that a list that never shows cannot keep a budget.
///
/// Source: M-REVEAL-1 to M-REVEAL-4, M-REVEAL-6, H-EPOCH-4.
struct RevealTiming: Accumulator {
  private var coveredAt: Instant?
  private var latest = Instant.zero
  private var lastPass: SettlePassRecord?
  private var passes = 0
  private var waits = RevealWaits()

  private var reveals = 0
  private var deadlineHits = 0
  private var longest = Extreme()
  private var longestPasses = 0
  private var longestWaits: RevealWaits?
  private var creep = Extreme()

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .covered:
      guard coveredAt == nil else { return }
      coveredAt = timed.at
      latest = timed.at
      lastPass = nil
      passes = 0
      waits = RevealWaits()
    case .settlePass(let pass):
      guard coveredAt != nil else { return }
      passes += 1
      addTime(to: timed.at, pass)
    case .revealed(let cause, _, let drift):
      reveal(cause, creep: drift, at: timed.at)
    default:
      break
    }
  }

  private mutating func addTime(to now: Instant, _ pass: SettlePassRecord) {
    waits.add((now - latest).ticks, pass)
    latest = now
    lastPass = pass
  }

  private mutating func reveal(_ cause: RevealCause, creep drift: Length, at now: Instant) {
    guard let start = coveredAt else { return }
    coveredAt = nil
    reveals += 1
    if cause == .deadline { deadlineHits += 1 }
    creep.take(drift.units, at: now)
    if let lastPass { addTime(to: now, lastPass) }
    let time = (now - start).ticks
    guard time > longest.value ?? -1 else { return }
    longest.take(time, at: now)
    longestPasses = passes
    longestWaits = lastPass == nil ? nil : waits
  }

  mutating func report(to measurements: inout Measurements) {
    guard coveredAt == nil, reveals > 0 else { return }
    measurements.set(.revealMs, longest)
    measurements.set(.revealCount, count: reveals)
    measurements.set(.revealPasses, count: longestPasses)
    measurements.set(.revealDeadlineHit, .share(deadlineHits, of: reveals))
    measurements.set(.revealCreep, creep)
    guard let longestWaits else { return }
    measurements.set(.revealWaitWaiting, parts: longestWaits.waiting)
    measurements.set(.revealWaitFirst, parts: longestWaits.first)
    measurements.set(.revealWaitMoved, parts: longestWaits.moved)
    measurements.set(.revealWaitStill, parts: longestWaits.still)
    measurements.set(.revealWaitUnusable, parts: longestWaits.unusable)
    measurements.set(.revealWaitPreparing, parts: longestWaits.preparing)
    measurements.set(.revealWaitApplying, parts: longestWaits.applying)
    measurements.set(.revealWaitFirstLoad, parts: longestWaits.firstLoad)
    measurements.set(.revealWaitOlderPage, parts: longestWaits.olderPage)
  }
}
