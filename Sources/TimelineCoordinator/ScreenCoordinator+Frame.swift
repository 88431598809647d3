import CollectionLayout
import TimelineScroll
public import TimelineTrace
import TimelineUnits

/// The frame: the list and what follows the bottom move, what is due is rendered and laid out, and
/// what the screen then shows is committed.
///
/// The display link comes before the layout, as on the platform, so that following answers the
/// growth of the frame before.
extension ScreenCoordinator {
  mutating func frame(target: Instant) {
    let target = tuning.fault == nil ? target : spoiledFrame(target)
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
  /// - Complexity: O(*v* log *n*) for *v* visible rows of *n*, O(1) if neither the viewport nor the
  ///   rows have changed; nothing is allocated once the buffers have grown.
  private mutating func commit() {
    observer?.began(.commit)
    defer { observer?.ended(.commit) }
    let showsRows = gatherRows()
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
    commandedInFrame = commanded
    commanded = .zero
  }

  /// Gathers the rows that the frame shows, unless they are where the last frame had them.
  ///
  /// - Returns: Whether they differ from those of the last frame.
  private mutating func gatherRows() -> Bool {
    let bounds = scroll.bounds
    if let gathered, gathered.geometryVersion == layout.geometryVersion, gathered.bounds == bounds {
      return false
    }
    gathered = (bounds, layout.geometryVersion)
    committing.removeAll()
    let visible = layout.rows(in: bounds)
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
    return committing.rows != committed.rows
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

  /// What is going on: whether the cover is on, the reader drags, the bottom is followed and so on.
  public var frameState: FrameState {
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
