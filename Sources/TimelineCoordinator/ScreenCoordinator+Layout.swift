import CollectionLayout
import TimelineScroll
import TimelineTrace
import TimelineUnits

/// One layout of the list and what it does to the offset: under the cover the list stays at the
/// bottom, a restore keeps its anchor in place, and otherwise the scroll view clamps.
///
/// Source: U-CYCLE-1, U-INSET-3, H-PREPEND-4.
extension ScreenCoordinator {
  mutating func contentReady(_ item: ItemID) {
    record(.prepared(item))
    invalidateSize(of: item)
  }

  mutating func contentResized(_ item: ItemID) {
    record(.input(.resized, item: item))
    invalidateSize(of: item)
  }

  /// Rows keep the heights that they were measured at, whatever else of them is dropped.
  ///
  /// Source: H-SELF-4.
  mutating func contentTrimmed() {
    record(.input(.trimmed, item: nil))
    guard tuning.fault == .trimForgetsHeights else { return }
    layout.forgetHeights()
    laidOutBounds = nil
  }

  /// Cells tell of a new size by themselves from iOS 16 on; before, a new content has to.
  ///
  /// Source: L-PASS-7, L-INV-6.
  private mutating func invalidateSize(of item: ItemID) {
    if tuning.layout.osVersion >= 16 { layout.invalidateSize(of: item) }
  }

  mutating func layOutIfNeeded() {
    if layout.needsLayout || laidOutBounds != scroll.bounds { layOut(keeping: placeAtRest) }
  }

  /// Lays out until the offset that the layout asks for is the offset that was laid out.
  ///
  /// Each round measures rows that came into view, so the rounds are bounded as the passes are.
  ///
  /// - Parameter place: The row that must not move, and where it stands; `nil` if the offset is
  ///   what stays.
  mutating func layOut(keeping place: AnchorRow? = nil) {
    observer?.began(.layout)
    defer { observer?.ended(.layout) }
    for _ in 0..<tuning.layout.loopLimit {
      runLayoutLoop()
      guard correctOffset(keeping: place) else { break }
    }
    laidOutBounds = scroll.bounds
  }

  /// The first visible row of a list at rest, which keeps its place whatever is measured above it.
  ///
  /// While something moves the list, and after the viewport changed, the offset is what counts.
  ///
  /// Source: H-GEO-3.
  var placeAtRest: AnchorRow? {
    let isAtRest =
      !scroll.userMoves && !scroll.isAnimating && !follow.isLinkRunning && commanded == .zero
    guard isAtRest, !cover.isCovering, !restore.isRunning, laidOutBounds != nil,
      tuning.layout.anchorPolicy == .handbook,
      let first = layout.rows(in: scroll.bounds).first
    else { return nil }
    let top = scroll.grid.align(layout.frame(at: first).top)
    return AnchorRow(item: layout.snapshot[first], screenY: top - scroll.offset)
  }

  private mutating func runLayoutLoop() {
    prepareCorrection()
    var bounds = scroll.bounds
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    take(report, bounds)
    if report.passes > 0 { record(.layout(LayoutSummary(report))) }
    if report.measured > 0, tuning.fault != nil { spoilLayout(&bounds) }
    // Before iOS 15 the platform gave up on such a layout without a word.
    if case .loopLimit(let passes)? = report.fault, tuning.layout.osVersion >= 15 {
      record(.fault(.layoutLoop, value: passes))
    }
  }

  /// Uses the time that a frame left over to prepare the next cell in the direction of travel.
  ///
  /// A prepared row counts with its height at once. Where nothing corrects the offset, a row above
  /// the viewport moves what is visible just as it would when it came in itself, one row earlier.
  ///
  /// Source: U-PREP-2 to U-PREP-5.
  mutating func prepareNextCell() {
    guard tuning.layout.prefetch == .oneAhead, tuning.layout.osVersion >= 15, let travel
    else { return }
    observer?.began(.layout)
    defer { observer?.ended(.layout) }
    prepareCorrection()
    var bounds = scroll.bounds
    guard let report = layout.prepareNext(travel, bounds: &bounds, cells: &cells) else { return }
    take(report, bounds)
    record(.layout(LayoutSummary(report)))
  }

  private mutating func prepareCorrection() {
    cells.now = now
    cells.correction.insets = scroll.insets
    cells.correction.userMoves = scroll.userMoves
    // One mechanism keeps the place: the cover keeps the bottom, a restore its own anchor.
    cells.correction.isSuspended = cover.isCovering || restore.isRunning
  }

  /// Takes over what a layout or a preparation did.
  mutating func take(_ report: LayoutReport, _ bounds: VerticalExtent) {
    scroll.contentHeight = layout.contentHeight
    if bounds.top != scroll.offset {
      scroll.shift(by: bounds.top - scroll.offset)
      needsOlderCheck = true
    }
    for item in cells.preparations { record(.preparing(item)) }
    for row in cells.guarded { record(.guarded(row.item, rule: row.rule)) }
    work.layoutPasses += report.passes
    work.configures += report.configured
    work.measures += report.measured
    for change in cells.changes {
      work.measuredHeight += change.newHeight
      record(
        .measured(
          change.item,
          from: change.oldHeight,
          to: change.newHeight,
          isFirst: change.isFirst
        )
      )
    }
    cells.clearLog()
  }

  /// Moves the offset to where the layout wants it.
  ///
  /// - Returns: Whether the offset changed.
  private mutating func correctOffset(keeping place: AnchorRow?) -> Bool {
    let before = scroll.offset
    if cover.isCovering {
      if scroll.offset != scroll.bottomOffset { scroll.setOffsetToBottom() }
    } else if restore.isRunning, tuning.fault != .restoreSkipped {
      restored(restore.layoutPassed(in: layout, scroll: &scroll, at: now))
    } else {
      if let place, let top = layout.top(of: place.item) {
        let wanted = scroll.grid.align(top) - place.screenY
        let target = min(max(wanted, scroll.topOffset), scroll.bottomOffset)
        if target != before { scroll.shift(by: target - before) }
      }
      _ = scroll.clamp()
      if scroll.offset != before { needsOlderCheck = true }
    }
    return scroll.offset != before
  }

  private mutating func restored(_ pass: PrependPass) {
    guard let end = pass.end else { return }
    restoreEnded(RestoreEnd(end))
  }
}
