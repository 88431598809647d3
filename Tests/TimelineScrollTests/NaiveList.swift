import TimelineScroll
import TimelineUnits

/// A list of rows as plain arrays: every query walks them.
struct NaiveList: RowGeometry {
  struct Row {
    var item: ItemID
    var height: Length
    var isMeasured = true
  }

  var rows: [Row]

  init(_ heights: [Int64], firstItem: UInt32 = 0) {
    rows = heights.enumerated().map { index, height in
      Row(item: ItemID(rawValue: firstItem + UInt32(index)), height: Length(units: height))
    }
  }

  static func points(_ heights: [Int64], firstItem: UInt32 = 0) -> NaiveList {
    NaiveList(heights.map { $0 * 192 }, firstItem: firstItem)
  }

  var contentHeight: Length {
    rows.reduce(.zero) { $0 + $1.height }
  }

  func rows(in extent: VerticalExtent) -> Range<Int> {
    let visible = rows.indices.filter { frame(at: $0).overlaps(extent) }
    guard let first = visible.first, let last = visible.last else { return 0..<0 }
    return first..<(last + 1)
  }

  func item(at index: Int) -> ItemID { rows[index].item }

  func frame(at index: Int) -> VerticalExtent {
    let top = rows[..<index].reduce(Length.zero) { $0 + $1.height }
    return VerticalExtent(top: top, height: rows[index].height)
  }

  func top(of item: ItemID) -> Length? {
    rows.firstIndex { $0.item == item }.map { frame(at: $0).top }
  }

  func isMeasured(at index: Int) -> Bool { rows[index].isMeasured }

  func scroll(viewport: Int64, scale: Int = 2) -> ScrollState {
    ScrollState(
      viewport: Size(width: .points(390), height: .points(viewport)),
      contentHeight: contentHeight,
      grid: PixelGrid(scale: scale)
    )
  }
}
