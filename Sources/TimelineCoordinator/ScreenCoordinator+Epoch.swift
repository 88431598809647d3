import CollectionLayout
import TimelineScroll
import TimelineTrace
import TimelineUnits

/// A new presentation epoch: the list shows another window, and nothing that was assumed for the
/// old one reaches it.
///
/// What the epoch drops needs no tag: it is dropped as the epoch comes, and of what comes later,
/// timers find nothing to do and answers are told by their request.
///
/// Source: H-EPOCH-3, H-EPOCH-4.
extension ScreenCoordinator {
  mutating func epochAdvanced(_ update: ScreenUpdate, isLoading: Bool, cursor: PageCursor?) {
    if tuning.fault == .epochTakenAsWindow { return windowArrived(update, cursor: cursor) }
    record(.input(.window, item: nil))
    epoch += 1
    dropMotion()
    dropUpdates()
    dropOlderPage()
    let isNewReveal = cover.epochAdvanced(at: now)
    fill(update, isLoading: isLoading, cursor: cursor)
    // Under the cover the passes go on, as many as are left.
    if isNewReveal { schedule(.settlePass, at: cover.nextPass(after: now)) }
  }

  /// Ends all that moves the list: the finger's hold, too, since the cover ignores touches.
  private mutating func dropMotion() {
    pauseFollowLink()
    switched(follow.turnOff(.mounted))
    stopBottomSettle(.superseded)
    stopRestore(.superseded)
    drag = Drag()
    scroll = ScrollState(
      viewport: scroll.viewport,
      insets: scroll.insets,
      grid: scroll.grid,
      policy: scroll.policy
    )
    restedAt = now
    laidOutBounds = nil
    travel = nil
    commanded = .zero
    needsOlderCheck = false
  }

  /// Drops the changes that wait: the rows of the epoch come with their newest content.
  private mutating func dropUpdates() {
    if held.release() { effects.append(.cancel(.heldCheck)) }
    arrived = ScreenUpdate()
    model = ScreenUpdate()
    rendered = ScreenUpdate()
    dueRender = nil
    bringsPage = false
    releasesLive = false
    renderGate.passedUngated(at: now)
  }

  private mutating func dropOlderPage() {
    guard older.abandon() else { return }
    record(.olderEnded(.dropped, rows: 0))
    effects.append(.cancel(.olderStale))
  }
}
