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
    record(.covered(epoch: 0))
    firstLoadIsOutstanding = isLoading
    self.cursor = cursor
    for change in update.changed { cells.set(change) }
    let rows = update.rows ?? .empty
    layout.reset(to: rows)
    scroll.contentHeight = layout.contentHeight
    // The offset is set before the first layout, or the topmost rows would be measured for nothing.
    scroll.setOffsetToBottom()
    record(.mounted(rows: rows.count))
    layOut()
    schedule(.settlePass, at: cover.nextPass(after: now))
  }

  mutating func settlePass() {
    layOut()
    observation.observe(layout, at: scroll)
    let conditions = RevealConditions(
      preparingRow: preparingRow,
      isFirstLoadOutstanding: firstLoadIsOutstanding,
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
    schedule(.settlePass, at: cover.nextPass(after: now))
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
    if scroll.gap <= tuning.bottom.gapTolerance { switched(follow.turnOn(.revealed)) }
  }
}
