internal import TimelineTrace
internal import TimelineUnits

/// A committed frame as its trace tells it, with the rows that it shows.
struct SeenFrame {
  /// A row: its top in content coordinates and its height, in 1/192 pt.
  struct Row: Equatable {
    var top: Int64
    var height: Int64
    var isEstimated: Bool
  }

  var at: Instant
  var record: FrameRecord
  var rows: [UInt32: Row]
  var viewport: Size
  var insets: EdgeInsets
  /// The height of a device pixel, in 1/192 pt.
  var pixel: Int64
  /// The content's height after each layout since the frame before, as far as it is known.
  var contents: [Int64] = []

  /// Whether nobody moves the list, and nothing was commanded in this frame.
  var isAtRest: Bool {
    record.state.isDisjoint(with: [.dragging, .decelerating, .animating])
      && record.commanded == .zero
  }

  /// Whether a row or the gap is kept in place.
  var isRestoring: Bool { record.state.contains(.restoring) }

  var isCovered: Bool { record.state.contains(.covered) }

  /// Whether the finger or what it left behind moves the list.
  var isMovedByUser: Bool { !record.state.isDisjoint(with: [.dragging, .decelerating]) }

  /// The smallest and the greatest offset.
  var range: ClosedRange<Int64> { range(ofContent: record.contentHeight.units) }

  /// The ranges of the offset since the frame before, that of this frame the last.
  var ranges: [ClosedRange<Int64>] { contents.map(range(ofContent:)) + [range] }

  private func range(ofContent height: Int64) -> ClosedRange<Int64> {
    let low = -insets.top.units
    return low...max(low, height - (viewport.height - insets.bottom).units)
  }

  /// The distance to the bottom.
  var gap: Int64 { range.upperBound - record.offset.units }

  /// Where a row stands below the viewport's top edge, or `nil` if the frame does not show it.
  func y(of id: UInt32) -> Int64? { rows[id].map { $0.top - record.offset.units } }

  /// The same as the screen shows it: rows begin at whole pixels, the nearest, ties to even.
  ///
  /// Source: U-INSET-5, S-SHAPE-6.
  func pixelY(of id: UInt32) -> Int64? {
    guard let row = rows[id] else { return nil }
    let pixels = (Double(row.top) / Double(pixel)).rounded(.toNearestOrEven)
    return Int64(pixels) * pixel - record.offset.units
  }

  /// The rows that are really visible, from top to bottom.
  var visible: [(id: UInt32, y: Int64, height: Int64)] {
    rows.compactMap { id, row in
      let y = row.top - record.offset.units
      let isVisible = y < viewport.height.units && y + row.height > 0 && row.height > 0
      return isVisible ? (id, y, row.height) : nil
    }.sorted { ($0.y, $0.id) < ($1.y, $1.id) }
  }
}
