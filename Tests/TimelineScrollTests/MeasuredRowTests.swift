import CollectionLayout
import Testing
import TimelineUnits

@testable import TimelineScroll

@Suite struct MeasuredRowTests {
  /// Ten rows of 100 pt of which row 4 was measured and is now 160 pt; the viewport shows 300 pt.
  private func row(viewportTop: Int64, position: RowPosition) -> MeasuredRow {
    var heights = [Length?](repeating: .points(100), count: 10)
    heights[4] = .points(160)
    let change = HeightChange(
      item: ItemID(rawValue: 4),
      index: 4,
      oldHeight: .points(100),
      newHeight: .points(160),
      oldTop: .points(400),
      isFirst: false,
      position: position,
      contentHeight: .points(1_060),
      viewport: VerticalExtent(top: .points(viewportTop), height: .points(300))
    )
    return MeasuredRow(change, heights: HeightTree(heights: heights, estimate: .points(100)))
  }

  /// L-MOVE-1.
  @Test func `What was above the viewport is asked for as it stood before the measurement`() {
    let above = row(viewportTop: 600, position: .above)
    #expect(above.oldBottom == .points(500))
    #expect(above.oldContentHeight == .points(1_000))
    #expect(above.oldReference == .points(600))
    let last = above.lastVisible(prefersMeasured: false)
    #expect(last?.bottom == .points(900))
    #expect(last?.moves == true)
  }

  /// L-MOVE-4.
  @Test func `A row below the viewport moves nothing that was visible`() {
    let below = row(viewportTop: 0, position: .below)
    let last = below.lastVisible(prefersMeasured: true)
    #expect(last?.bottom == .points(300))
    #expect(last?.moves == false)
  }
}
