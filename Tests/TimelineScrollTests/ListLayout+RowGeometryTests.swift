import CollectionLayout
import Testing
import TimelineScroll
import TimelineUnits

@Suite struct ListLayoutRowGeometryTests {
  /// Rows that are all 100 pt tall.
  private struct Cells: CellProvider {
    mutating func configure(_ item: ItemID) {}
    mutating func preferredHeight(of item: ItemID, width: Length) -> Length? { .points(100) }
    mutating func didMeasure(_ change: HeightChange, in heights: HeightTree) -> Length {
      .zero
    }
  }

  private static func ids(_ range: Range<UInt32>) -> [ItemID] {
    range.map { ItemID(rawValue: $0) }
  }

  /// 20 rows of 80 pt estimates behind a screen of 250 pt, laid out at an offset of 400 pt.
  private static func laidOut() throws -> (layout: ListLayout, scroll: ScrollState) {
    var layout = ListLayout(estimatedHeight: .points(80), width: .points(390))
    layout.reset(to: try Snapshot(items: ids(100..<120)))
    var bounds = VerticalExtent(top: .points(400), height: .points(250))
    var cells = Cells()
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    var scroll = ScrollState(
      viewport: Size(width: .points(390), height: .points(250)),
      contentHeight: layout.contentHeight,
      grid: PixelGrid(scale: 2)
    )
    scroll.setOffset(bounds.top)
    return (layout, scroll)
  }

  @Test func `A list that was laid out is observed with its items, tops and heights`() throws {
    let (layout, scroll) = try ListLayoutRowGeometryTests.laidOut()
    var observation = SettleObservation()
    observation.observe(layout, at: scroll)
    #expect(observation.rows.map(\.item) == ListLayoutRowGeometryTests.ids(105..<108))
    #expect(observation.rows.map(\.top) == [.points(400), .points(500), .points(600)])
    #expect(observation.rows.map(\.height) == [.points(100), .points(100), .points(100)])
  }

  @Test func `Rows prepended to it leave its anchor where it was on screen`() throws {
    var (layout, scroll) = try ListLayoutRowGeometryTests.laidOut()
    var restore = PrependRestore()
    _ = restore.begin(before: layout, at: scroll, now: .zero)
    let items = ListLayoutRowGeometryTests.ids(0..<7) + ListLayoutRowGeometryTests.ids(100..<120)
    _ = layout.apply(try Snapshot(items: items))
    scroll.contentHeight = layout.contentHeight
    let pass = restore.layoutPassed(in: layout, scroll: &scroll, at: .zero)
    #expect(pass.change == .points(560))
    #expect(layout.top(of: ItemID(rawValue: 105)).map { $0 - scroll.offset } == .zero)
  }
}
