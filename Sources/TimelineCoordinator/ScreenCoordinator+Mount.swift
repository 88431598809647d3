import CollectionLayout
import TimelineScroll
import TimelineTrace
import TimelineUnits

/// Showing a chat: its rows are laid out at the bottom, under the cover, until they hold still.
///
/// Source: H-SETTLE-1 to H-SETTLE-12, H-SHORT-1, H-HOST-8.
extension ScreenCoordinator {
  mutating func mount(_ update: ScreenUpdate, isLoading: Bool, cursor: PageCursor?) {
    cover.cover(at: now)
    fill(update, isLoading: isLoading, cursor: cursor)
    // The first pass comes so long after the mount itself, not after its work.
    schedule(.settlePass, at: cover.nextPass(after: now))
  }

  /// Fills the list without a difference and stands it at its bottom, under the cover.
  mutating func fill(_ update: ScreenUpdate, isLoading: Bool, cursor: PageCursor?) {
    record(.covered(epoch: epoch))
    firstLoadIsOutstanding = isLoading
    self.cursor = cursor
    for change in update.changed { cells.set(change) }
    let rows = update.rows ?? .empty
    observer?.began(.apply)
    layout.reset(to: rows)
    observer?.ended(.apply)
    scroll.contentHeight = layout.contentHeight
    // The offset is set before the first layout, or the topmost rows would be measured for nothing.
    scroll.setOffsetToBottom()
    record(.mounted(rows: rows.count))
    layOut()
  }

  /// Asks for the next pass: a loop that sleeps begins its sleep when the work of a pass has ended.
  ///
  /// Source: H-SETTLE-3.
  private mutating func scheduleSettlePass() {
    guard let due = cover.nextPass(after: now) else { return }
    switch tuning.reveal.passClock {
    case .sleepAfterWork: effects.append(.sleep(.settlePass, lasting: due - now))
    case .fixedRate: effects.append(.schedule(.settlePass, at: due))
    }
  }

  /// The work of a pass; what it finds is observed when the work has ended.
  mutating func settlePass() {
    layOut()
    effects.append(.afterWork(.settleObservation))
  }

  mutating func settleObservation() {
    observer?.began(.settle)
    defer { observer?.ended(.settle) }
    observation.observe(layout, at: scroll)
    let isBlind = tuning.fault == .waitCountsAsStill
    if isBlind { cover.pageEnded(wasApplied: true) }
    let conditions = RevealConditions(
      preparingRow: isBlind ? nil : preparingRow,
      isFirstLoadOutstanding: firstLoadIsOutstanding && !isBlind,
      distanceAbove: scroll.distanceAbove,
      canLoadOlder: older.canRequest(cursor: cursor, at: now)
    )
    guard let pass = cover.pass(&observation, conditions: conditions, at: now) else { return }
    record(.settlePass(SettlePassRecord(pass)))
    switch pass.decision {
    case .keepWaiting: break
    case .requestOlderPage:
      request(older.requestUnderCover(cursor: cursor, at: now), underCover: true)
    case .reveal(let lift, let creep):
      lifted(lift, pass: pass.index, creep: creep)
    }
    scheduleSettlePass()
  }

  /// The first visible row whose content is in preparation.
  private var preparingRow: ItemID? {
    for index in layout.rows(in: scroll.bounds) {
      let item = layout.snapshot[index]
      if cells.rows.isPreparing(item) { return item }
    }
    return nil
  }

  private mutating func lifted(_ lift: CoverLift, pass: Int, creep: Length) {
    record(.revealed(RevealCause(lift), pass: pass, creep: creep))
    if tuning.fault == .listJumpsAfterReveal { framesToFault = 2 }
    if scroll.gap <= tuning.bottom.gapTolerance { switched(follow.turnOn(.revealed)) }
  }
}
