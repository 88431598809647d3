import CollectionLayout
import TimelineScroll
import TimelineTrace
import TimelineUnits

/// The frame: the list and what follows the bottom move, what is due is rendered and laid out, and
/// what the screen then shows is committed.
///
/// The display link comes before the layout, as on the platform, so that following answers the
/// growth of the frame before.
extension ScreenCoordinator {
  mutating func frame(target: Instant) {
    if tuning.fault != nil { spoilFrame() }
    observer?.began(.move)
    moveKeyboard(target: target)
    moveList(target: target)
    stepFollow(target: target)
    observer?.ended(.move)
    renderIfDue()
    releaseLiveIfDue()
    layOutIfNeeded()
    checkForOlderPage()
    commit()
  }

  /// The display refreshes at another rate from now on.
  ///
  /// Source: U-LINK-3.
  mutating func refreshed(_ period: Interval) {
    refresh = period
    record(.refreshed(period))
  }

  /// Writes what changed on screen since the last frame, and the frame.
  ///
  /// - Complexity: O(*v* log *n*) for *v* visible rows of *n*; nothing is allocated once the
  ///   buffers have grown.
  private mutating func commit() {
    observer?.began(.commit)
    defer { observer?.ended(.commit) }
    committing.removeAll()
    let visible = layout.rows(in: scroll.bounds)
    for index in tuning.fault == .rowsLeaveEarly ? visible.dropLast() : visible {
      let frame = layout.frame(at: index)
      committing.append(
        CommittedRow(
          item: layout.snapshot[index],
          top: frame.top,
          height: frame.height,
          isEstimated: !layout.isMeasured(at: index)
        )
      )
    }
    let showsRows = committing.rows != committed.rows
    if showsRows { writeRows() }
    if showsRows || scroll.offset != committedOffset { work.commits += 1 }
    committedOffset = scroll.offset
    record(
      .frame(
        FrameRecord(
          offset: scroll.offset,
          contentHeight: layout.contentHeight,
          commanded: commanded,
          state: frameState
        )
      )
    )
    travel = travelInFrame
    commanded = .zero
  }

  /// Where the list travels; an offset that is set at once is no travel.
  private var travelInFrame: TravelDirection? {
    guard scroll.userMoves || scroll.isAnimating || follow.isLinkRunning else { return nil }
    return commanded == .zero ? nil : commanded < .zero ? .up : .down
  }

  private mutating func writeRows() {
    for old in committed.rows where committing.row(of: old.item) == nil {
      record(.left(old.item))
    }
    for row in committing.rows where committed.row(of: row.item) != row {
      record(
        .placed(row.item, top: row.top, height: row.height, isEstimated: row.isEstimated)
      )
    }
    swap(&committed, &committing)
  }

  private var frameState: FrameState {
    var state: FrameState = []
    if cover.isCovering { state.insert(.covered) }
    if scroll.isDragging { state.insert(.dragging) }
    if scroll.isDecelerating { state.insert(.decelerating) }
    if follow.isOn { state.insert(.following) }
    if follow.isLinkRunning || scroll.isAnimating { state.insert(.animating) }
    if restore.isRunning { state.insert(.restoring) }
    if older.inFlight != nil { state.insert(.loading) }
    return state
  }
}
