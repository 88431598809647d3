import CollectionLayout
import Testing
import TimelineUnits

/// Covers `CellTable`, `KeptHeights`.
@Suite struct ListLayoutTests {
  private func filled(_ points: [Int64], _ bounds: VerticalExtent) throws -> (
    ListLayout, ScriptedCells
  ) {
    var layout = ListLayout(estimatedHeight: .points(80), width: .points(390))
    layout.reset(to: try snapshot(0..<points.count))
    var cells = ScriptedCells(points: points)
    var bounds = bounds
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    cells.calls = []
    cells.changes = []
    return (layout, cells)
  }

  /// L-TREE-10, L-PASS-1 to L-PASS-9.
  @Test(arguments: UInt64(1)...60)
  func `Seeded updates, scrolls and heights give what the naive layout gives`(
    seed: UInt64
  ) throws {
    var fuzz = LayoutFuzz(seed: seed)
    for step in 0..<40 {
      if let wrong = try fuzz.step() {
        Issue.record("seed \(seed), step \(step): \(wrong)")
        return
      }
    }
  }

  /// H-SELF-3.
  @Test func `The content is as tall as its known heights and 80 pt for every other row`() throws {
    let (layout, _) = try filled([100, 200, 300, 50, 50, 50], extent(0, 250))
    // Four rows fit at the estimate, all of them are measured in the first pass.
    #expect(layout.contentHeight == .points(100 + 200 + 300 + 50 + 80 + 80))
    #expect(layout.visibleRows == 0..<2)
    #expect(layout.isMeasured(at: 3))
    #expect(!layout.isMeasured(at: 4))
  }

  /// H-SELF-4.
  @Test func `A row that is trimmed and comes back has the height it was measured at`() throws {
    var (layout, cells) = try filled([100, 200, 300, 50], extent(0, 680))
    layout.apply(try snapshot([0, 3]))
    #expect(layout.contentHeight == .points(150))
    layout.apply(try snapshot([3, 2, 0, 1]))
    #expect(layout.frame(at: 1) == extent(50, 300))
    #expect(layout.isMeasured(at: 1))
    #expect(layout.contentHeight == .points(650))
    layout.reset(to: .empty)
    layout.reset(to: try snapshot([1, 2]))
    #expect(layout.contentHeight == .points(500))
    #expect(layout.needsLayout)
    var bounds = extent(0, 680)
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(report.measured == 2)
    #expect(report.remeasured == 2)
    #expect(report.invalidations == 0)
  }

  /// H-SELF-4, U-CYCLE-6, L-PASS-8.
  @Test func `Another width drops all heights, those of absent rows too`() throws {
    var (layout, cells) = try filled([100, 200, 300, 50], extent(0, 680))
    layout.apply(try snapshot([0, 1]))
    layout.setWidth(.points(390))
    #expect(layout.contentHeight == .points(300))
    layout.setWidth(.points(400))
    #expect(layout.contentHeight == .points(160))
    layout.apply(try snapshot([0, 1, 2, 3]))
    #expect(layout.contentHeight == .points(320))
    #expect(!layout.isMeasured(at: 2))
    var bounds = extent(0, 680)
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    // The cells of the rows that stayed are measured again, but not filled again.
    #expect(report.measured == 4)
    #expect(report.configured == 2)
    #expect(report.remeasured == 0)
    #expect(layout.contentHeight == .points(650))
  }

  /// L-APPLY-7, L-PASS-7, H-COORD-2.
  @Test
  func `A reconfigured row is filled and measured, a row that changed its size only measured`()
    throws
  {
    var (layout, cells) = try filled([100, 200, 300, 50], extent(0, 680))
    #expect(!layout.needsLayout)
    layout.reconfigure(ItemID(rawValue: 1))
    cells.heights[2] = .points(310)
    layout.invalidateSize(of: ItemID(rawValue: 2))
    #expect(layout.needsLayout)
    var bounds = extent(0, 680)
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(cells.calls == [.configure(1), .measure(1), .measure(2)])
    #expect(report.cellsMade == 0)
    #expect(report.invalidations == 1)
    #expect(cells.changes.map(\.growth) == [.zero, .points(10)])
    #expect(layout.contentHeight == .points(660))
  }

  /// H-COORD-2.
  @Test func `A row without a cell is not touched until it comes in`() throws {
    var (layout, cells) = try filled([400, 400, 400, 400], extent(0, 680))
    #expect(layout.visibleRows == 0..<2)
    layout.reconfigure(ItemID(rawValue: 3))
    layout.invalidateSize(of: ItemID(rawValue: 3))
    layout.reconfigure(ItemID(rawValue: 77))
    #expect(!layout.needsLayout)
    var bounds = extent(900, 680)
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(cells.calls == [.configure(2), .measure(2), .configure(3), .measure(3)])
    #expect(report.cellsReused == 2)
    // Row 3 changed since it was measured, row 2 did not.
    #expect(report.remeasured == 1)
  }

  /// H-SELF-3, H-SETTLE-5.
  @Test func `A row in preparation keeps its height, lets the loop rest and is measured later`()
    throws
  {
    var layout = ListLayout(estimatedHeight: .points(80), width: .points(390))
    layout.reset(to: try snapshot(0..<3))
    var cells = ScriptedCells([.points(100), nil, .points(60)])
    var bounds = extent(0, 680)
    let first = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(first.passes == 1)
    #expect(first.measured == 2)
    #expect(first.unprepared == 1)
    #expect(!layout.isMeasured(at: 1))
    #expect(layout.contentHeight == .points(240))
    let idle = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(idle.passes == 0)
    #expect(idle.queries == 1)
    cells.heights[1] = .points(300)
    layout.invalidateSize(of: ItemID(rawValue: 1))
    let second = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(second.measured == 1)
    #expect(second.remeasured == 0)
    #expect(layout.contentHeight == .points(460))
  }

  /// U-CYCLE-2, U-CYCLE-3, L-MOVE-1.
  @Test func `A correction moves the viewport before the next row of the pass is looked at`()
    throws
  {
    var layout = ListLayout(estimatedHeight: .points(80), width: .points(390))
    layout.reset(to: try snapshot(0..<4))
    var cells = ScriptedCells(points: [100, 100, 100, 100])
    cells.correction = .always
    var bounds = extent(0, 160)
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    // Row 0 pushes the viewport to 20 pt, so row 1 at 100 pt is seen against 20...180 pt.
    #expect(cells.changes.map(\.oldTop) == [.zero, .points(100)])
    #expect(bounds == extent(40, 160))
    #expect(layout.visibleRows == 0..<2)
  }

  /// L-BATCH-6, L-BATCH-7, U-BATCH-6.
  @Test func `After an update the corrections wait until the loop rests and then come in one step`()
    throws
  {
    var layout = ListLayout(estimatedHeight: .points(80), width: .points(390))
    layout.apply(try snapshot(0..<9))
    var cells = ScriptedCells(points: [Int64](repeating: 200, count: 9))
    cells.correction = .always
    var bounds = extent(0, 160)
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    // Rows 0 and 1 ask for 120 pt each while row 1 is pushed out; it comes back with the 240 pt.
    #expect(cells.changes.map(\.growth) == [.points(120), .points(120), .zero])
    #expect(report.remeasured == 1)
    #expect(bounds == extent(240, 160))
    #expect(report.queries == 3)
    #expect(layout.visibleRows == 1..<2)
    layout.invalidateSize(of: ItemID(rawValue: 1))
    cells.heights[1] = .points(210)
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(bounds == extent(250, 160))
  }

  @Test func `The geometry keeps its version until a row changes its place or height`() throws {
    var (layout, cells) = try filled([100, 200, 300], extent(0, 680))
    let version = layout.geometryVersion
    var bounds = extent(0, 680)
    layout.apply(try snapshot([0, 1, 2]))
    layout.reconfigure(ItemID(rawValue: 1))
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(layout.geometryVersion == version)
    cells.heights[1] = .points(201)
    layout.invalidateSize(of: ItemID(rawValue: 1))
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(layout.geometryVersion == version + 1)
    layout.setEstimatedHeight(.points(90))
    #expect(layout.geometryVersion == version + 2)
    layout.setWidth(.points(300))
    #expect(layout.geometryVersion == version + 3)
    layout.apply(try snapshot([0, 2]))
    #expect(layout.geometryVersion == version + 4)
    layout.reset(to: try snapshot([0, 2]))
    #expect(layout.geometryVersion == version + 5)
  }

  /// L-APPLY-6.
  @Test func `Equal lists change nothing and need no layout`() throws {
    var (layout, _) = try filled([100, 200], extent(0, 680))
    let difference = layout.apply(try snapshot([0, 1]))
    #expect(difference.isEmpty)
    #expect(!layout.needsLayout)
    #expect(layout.visibleRows == 0..<2)
  }

  /// L-TREE-7, L-FAULT-24.
  @Test func `Moved rows carry their heights, flags and cells along`() throws {
    var (layout, cells) = try filled([100, 200, 300, 50, 70, 90], extent(0, 320))
    let total = layout.contentHeight
    let difference = layout.apply(try snapshot([5, 1, 2, 0, 3, 4]))
    #expect(difference.moves.count == 2)
    #expect(layout.contentHeight == total)
    #expect(layout.isMeasured(at: 3))
    #expect(layout.frame(at: 3).height == .points(100))
    #expect(layout.hasCell(ItemID(rawValue: 0)))
    #expect(!layout.isMeasured(at: 0))
    var bounds = extent(0, 1_000)
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(!cells.calls.contains(.configure(0)))
    #expect(report.fault == nil)
  }
}
