import TimelineTrace
import TimelineUnits

/// The screen as a trace tells it, frame by frame, with what a reader would see go wrong.
///
/// Source: M-NOTE-2, M-BLANK-1.
struct FilmScreen {
  private(set) var viewport = Size.zero
  private(set) var insets = EdgeInsets()
  private(set) var rows: [FilmRow] = []
  /// The distance of the viewport's lower edge to the end of the content, in 1/192 pt.
  private(set) var gap: Int64 = 0
  /// The uncommanded movement of the row that moved furthest since the frame before.
  private(set) var jump: Int64 = 0
  private(set) var jumper: ItemID?
  /// The uncovered height of the viewport that has content and no row.
  private(set) var blank: Int64 = 0
  /// The row that a restore holds in place, while it does.
  private(set) var anchor: ItemID?
  /// How far that row stands below its place.
  private(set) var drift: Int64 = 0
  /// How far the finger has moved since it began to drag.
  private(set) var finger: Int64 = 0
  /// Where the anchor should stand below the viewport's upper edge.
  private var anchorPlace: Int64 = 0
  private var wasCovered = true

  mutating func take(_ record: TraceRecord) {
    switch record {
    case .began(let setup): (viewport, insets) = (setup.viewport, setup.insets)
    case .viewport(let size, let newInsets): (viewport, insets) = (size, newInsets)
    case .placed(let item, let top, let height, let isEstimated):
      let index = position(of: item)
      if index == rows.count || rows[index].item != item {
        rows.insert(FilmRow(item: item), at: index)
      }
      rows[index].top = top.units
      rows[index].height = height.units
      rows[index].isEstimated = isEstimated
    case .left(let item):
      let index = position(of: item)
      if index < rows.count, rows[index].item == item { rows.remove(at: index) }
    case .restoreBegan(let item, let screenY):
      let index = position(of: item)
      let shown = index < rows.count && rows[index].item == item ? rows[index].shownY : nil
      (anchor, anchorPlace) = (item, shown ?? screenY.units)
    case .restoreEnded, .covered: anchor = nil
    case .frame(let frame): commit(frame)
    default: break
    }
  }

  private func position(of item: ItemID) -> Int {
    var lower = 0
    var upper = rows.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if rows[middle].item < item { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  private mutating func commit(_ frame: FrameRecord) {
    let lowest = (frame.contentHeight - viewport.height + insets.bottom).units
    gap = max(-insets.top.units, lowest) - frame.offset.units
    let isCovered = frame.state.contains(.covered)
    jump = 0
    jumper = nil
    for index in rows.indices {
      let y = rows[index].top - frame.offset.units
      let isVisible = min(y + rows[index].height, viewport.height.units) > max(y, 0)
      if isVisible, let before = rows[index].shownY, !isCovered, !wasCovered {
        let moved = y - before + frame.commanded.units
        if moved.magnitude > jump.magnitude { (jump, jumper) = (moved, rows[index].item) }
      }
      rows[index].shownY = isVisible ? y : nil
    }
    blank = isCovered ? 0 : uncovered(frame)
    wasCovered = isCovered
    finger = frame.state.contains(.dragging) ? finger - frame.commanded.units : 0
    anchorPlace -= frame.commanded.units
    drift = 0
    if let anchor {
      let index = position(of: anchor)
      if index < rows.count, rows[index].item == anchor {
        drift = rows[index].top - frame.offset.units - anchorPlace
      }
    }
  }

  private func uncovered(_ frame: FrameRecord) -> Int64 {
    guard frame.contentHeight >= viewport.height else { return 0 }
    let start = max(0, -frame.offset.units)
    let end = min(viewport.height.units, (frame.contentHeight - frame.offset).units)
    var holes = max(0, end - start)
    for row in rows {
      guard let y = row.shownY else { continue }
      holes -= max(0, min(y + row.height, end) - max(y, start))
    }
    return max(0, holes)
  }
}
