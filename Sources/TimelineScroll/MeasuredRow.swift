import CollectionLayout
import TimelineUnits

/// A measurement together with the heights, asked for what was visible before it.
struct MeasuredRow {
  let change: HeightChange
  private let heights: HeightTree

  init(_ change: HeightChange, heights: HeightTree) {
    self.change = change
    self.heights = heights
  }

  /// The bottom edge of the row before the measurement.
  var oldBottom: Length { change.oldTop + change.oldHeight }

  /// The height of the content before the measurement.
  var oldContentHeight: Length { change.contentHeight - change.growth }

  /// The viewport in the coordinates of what lies below the row.
  private var shiftedViewport: VerticalExtent {
    VerticalExtent(top: change.viewport.top + change.growth, height: change.viewport.height)
  }

  /// The edge that moved first and was visible: the top of the first visible row for a row above
  /// the viewport, else the bottom edge of the row itself.
  var oldReference: Length {
    guard change.position == .above, let first = heights.rows(in: shiftedViewport).first
    else { return oldBottom }
    return heights.frame(at: first).top - change.growth
  }

  /// The rows that were visible before the measurement.
  private var visibleRows: Range<Int> {
    switch change.position {
    case .above: return heights.rows(in: shiftedViewport)
    case .below: return heights.rows(in: change.viewport)
    case .straddling, .inside:
      // Rows above the measured one stand where they stood; those below moved by the growth.
      let first = heights.rows(in: change.viewport).first ?? change.index
      let end =
        oldBottom < change.viewport.bottom
        ? heights.rows(in: shiftedViewport).upperBound : change.index + 1
      return min(first, change.index)..<max(end, change.index + 1)
    }
  }

  /// The bottom edge of the last visible row, which may have to be one that was measured before,
  /// and whether the measurement moved it.
  func lastVisible(prefersMeasured: Bool) -> (bottom: Length, moves: Bool)? {
    let rows = visibleRows
    guard let last = rows.last else { return nil }
    guard prefersMeasured else { return edge(of: last) }
    // A row counts as measured only if it was before this measurement.
    let measured = rows.reversed().first { row in
      heights.isMeasured(at: row) && !(row == change.index && change.isFirst)
    }
    return edge(of: measured ?? last)
  }

  /// The bottom edge of a row before the measurement.
  private func edge(of row: Int) -> (bottom: Length, moves: Bool) {
    if row == change.index { return (oldBottom, true) }
    let moves = row > change.index
    let bottom = heights.frame(at: row).bottom
    return (moves ? bottom - change.growth : bottom, moves)
  }
}
