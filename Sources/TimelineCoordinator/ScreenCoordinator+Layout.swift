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
    layout.invalidateSize(of: item)
  }

  mutating func contentResized(_ item: ItemID) {
    record(.input(.resized, item: item))
    layout.invalidateSize(of: item)
  }

  mutating func layOutIfNeeded() {
    if layout.needsLayout || laidOutBounds != scroll.bounds { layOut() }
  }

  /// Lays out until the offset that the layout asks for is the offset that was laid out.
  ///
  /// Each round measures rows that came into view, so the rounds are bounded as the passes are.
  mutating func layOut() {
    for _ in 0..<tuning.layout.loopLimit {
      runLayoutLoop()
      guard correctOffset() else { break }
    }
    laidOutBounds = scroll.bounds
  }

  private mutating func runLayoutLoop() {
    cells.now = now
    var bounds = scroll.bounds
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    if bounds.top != scroll.offset { scroll.shift(by: bounds.top - scroll.offset) }
    scroll.contentHeight = layout.contentHeight
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
    if report.passes > 0 { record(.layout(LayoutSummary(report))) }
    if case .loopLimit(let passes)? = report.fault {
      record(.fault(.layoutLoop, value: passes))
    }
  }

  /// Moves the offset to where the layout wants it.
  ///
  /// - Returns: Whether the offset changed.
  private mutating func correctOffset() -> Bool {
    let before = scroll.offset
    if cover.isCovering {
      if scroll.offset != scroll.bottomOffset { scroll.setOffsetToBottom() }
    } else if restore.isRunning {
      restored(restore.layoutPassed(in: layout, scroll: &scroll, at: now))
    } else if scroll.clamp() != .zero {
      needsOlderCheck = true
    }
    return scroll.offset != before
  }

  private mutating func restored(_ pass: PrependPass) {
    guard let end = pass.end else { return }
    restoreEnded(RestoreEnd(end))
  }
}
