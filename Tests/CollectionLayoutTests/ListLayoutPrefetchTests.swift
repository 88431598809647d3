import CollectionLayout
import Testing
import TimelineUnits

@Suite struct ListLayoutPrefetchTests {
  private func scrolled(_ points: [Int64], to top: Int64) throws -> (
    layout: ListLayout, cells: ScriptedCells, bounds: VerticalExtent
  ) {
    var layout = ListLayout(estimatedHeight: .points(80), width: .points(390))
    layout.apply(try snapshot(0..<points.count))
    var cells = ScriptedCells(points: points)
    var bounds = extent(top, 160)
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    cells.calls = []
    cells.changes = []
    return (layout, cells, bounds)
  }

  /// L-PASS-5, U-PREP-3, U-PREP-4.
  @Test func `The next row in the direction of travel is made, filled and measured, and only it`()
    throws
  {
    var (layout, cells, bounds) = try scrolled([Int64](repeating: 80, count: 9), to: 160)
    #expect(layout.visibleRows == 2..<4)
    cells.heights[4] = .points(200)
    let report = layout.prepareNext(.down, bounds: &bounds, cells: &cells)
    #expect(cells.calls == [.configure(4), .measure(4)])
    #expect(report?.cellsMade == 1)
    #expect(report?.measured == 1)
    #expect(report?.wasted == 0)
    #expect(layout.frame(at: 4).height == .points(200))
    #expect(layout.isMeasured(at: 4))
    #expect(layout.preparedItem == ItemID(rawValue: 4))
    #expect(cells.changes.map(\.position) == [.below])
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(layout.prepareNext(.down, bounds: &bounds, cells: &cells) == nil)
    let above = layout.prepareNext(.up, bounds: &bounds, cells: &cells)
    #expect(above?.cellsReused == 1)
    #expect(layout.preparedItem == ItemID(rawValue: 1))
  }

  /// H-COORD-2, U-PREP-5.
  @Test func `A prepared row that comes in is filled and measured again but not made again`() throws
  {
    var (layout, cells, bounds) = try scrolled([Int64](repeating: 80, count: 9), to: 160)
    _ = layout.prepareNext(.down, bounds: &bounds, cells: &cells)
    cells.calls = []
    bounds.top = .points(240)
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(cells.calls == [.configure(4), .measure(4)])
    #expect(report.cellsMade == 0)
    #expect(report.remeasured == 1)
    #expect(layout.preparedItem == nil)
    #expect(layout.hasCell(ItemID(rawValue: 4)))
  }

  /// L-PASS-7, L-APPLY-7.
  @Test func `A change of a prepared row is measured in the next layout and wastes nothing`() throws
  {
    var (layout, cells, bounds) = try scrolled([Int64](repeating: 80, count: 9), to: 160)
    _ = layout.prepareNext(.down, bounds: &bounds, cells: &cells)
    cells.calls = []
    cells.heights[4] = .points(300)
    layout.invalidateSize(of: ItemID(rawValue: 4))
    #expect(layout.needsLayout)
    let resized = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(cells.calls == [.measure(4)])
    #expect(resized.passes == 1)
    #expect(resized.wasted == 0)
    #expect(layout.frame(at: 4).height == .points(300))
    cells.calls = []
    layout.reconfigure(ItemID(rawValue: 4))
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(cells.calls == [.configure(4), .measure(4)])
    #expect(layout.visibleRows == 2..<4)
    #expect(!layout.hasCell(ItemID(rawValue: 4)))
  }

  /// U-PREP-5.
  @Test func `A prepared cell goes with its row, and nothing is prepared at the ends`() throws {
    var (layout, cells, bounds) = try scrolled([80, 80], to: 0)
    #expect(layout.prepareNext(.down, bounds: &bounds, cells: &cells) == nil)
    #expect(layout.prepareNext(.up, bounds: &bounds, cells: &cells) == nil)
    layout.apply(try snapshot([0, 1, 2]))
    #expect(layout.prepareNext(.down, bounds: &bounds, cells: &cells) == nil)
    cells.heights.append(.points(80))
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(layout.prepareNext(.down, bounds: &bounds, cells: &cells) != nil)
    layout.apply(try snapshot([0, 1]))
    #expect(layout.preparedItem == nil)
    layout.apply(try snapshot([0, 1, 2]))
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(layout.prepareNext(.down, bounds: &bounds, cells: &cells)?.cellsReused == 1)
  }

  /// U-CYCLE-6.
  @Test func `A prepared row is measured again at another width and dropped by a reset`() throws {
    var (layout, cells, bounds) = try scrolled([Int64](repeating: 80, count: 9), to: 160)
    _ = layout.prepareNext(.down, bounds: &bounds, cells: &cells)
    cells.calls = []
    layout.setWidth(.points(400))
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(cells.calls == [.measure(2), .measure(3), .measure(4)])
    layout.reset(to: layout.snapshot)
    #expect(layout.preparedItem == nil)
  }
}
