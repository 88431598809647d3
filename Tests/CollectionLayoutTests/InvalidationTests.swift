import CollectionLayout
import Testing
import TimelineUnits

@Suite struct InvalidationTests {
  /// Four rows of 100 pt in a viewport of 680 pt, laid out.
  private func filled(_ options: LayoutOptions = LayoutOptions()) throws -> (
    ListLayout, ScriptedCells
  ) {
    var layout = ListLayout(estimatedHeight: .points(80), width: .points(390), options: options)
    layout.reset(to: try snapshot(0..<4))
    var cells = ScriptedCells(points: [Int64](repeating: 100, count: 40))
    var bounds = extent(0, 680)
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    return (layout, cells)
  }

  private func records(_ layout: inout ListLayout, _ cells: inout ScriptedCells) -> [Invalidation] {
    var bounds = extent(0, 680)
    return layout.layOut(bounds: &bounds, cells: &cells).records
  }

  /// L-INV-1, L-PASS-8, U-CYCLE-6.
  @Test func `New insets invalidate the layout once and keep the 4 measured heights`() throws {
    var (layout, cells) = try filled()
    layout.invalidateInsets()
    #expect(layout.needsLayout)
    #expect(records(&layout, &cells) == [Invalidation(.insets, firstRow: 0)])
    #expect(layout.contentHeight == .points(400))
    #expect(!layout.needsLayout)
  }

  /// L-INV-1, L-INV-5, L-PASS-7.
  @Test func `A reconfigured row is an invalidation from its index on`() throws {
    var (layout, cells) = try filled()
    layout.reconfigure(ItemID(rawValue: 2))
    #expect(records(&layout, &cells) == [Invalidation(.reconfigure, firstRow: 2)])
  }

  /// L-INV-1, L-INV-2, L-TREE-4.
  @Test func `A new estimate of 50 pt takes 30 pt off each of 36 rows that were never measured`()
    throws
  {
    var (layout, cells) = try filled()
    layout.apply(try snapshot(0..<40))
    var bounds = extent(0, 400)
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    let height = layout.contentHeight
    let measured = (0..<40).count { layout.isMeasured(at: $0) }
    layout.setEstimatedHeight(.points(50))
    let change = Length.points(Int64(-30 * (40 - measured)))
    #expect(measured == 4)
    #expect(layout.contentHeight == height + change)
    let first = try #require(records(&layout, &cells).first)
    #expect(first == Invalidation(.estimate, firstRow: 0, contentSizeAdjustment: change))
  }

  /// U-BATCH-8, L-BATCH-9, L-INV-6.
  @Test(arguments: [false, true])
  func `A row of another height that comes in an update is measured twice before iOS 26`(
    asksAgain: Bool
  ) throws {
    var (layout, cells) = try filled(LayoutOptions(asksAgainInUpdates: asksAgain))
    layout.apply(try snapshot(0..<5))
    var bounds = extent(0, 680)
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(report.measured == (asksAgain ? 2 : 1))
    #expect(report.passes == (asksAgain ? 2 : 1))
    #expect(report.invalidations == 1)
    #expect(report.fault == nil)
    // Out of an update a changed height is asked for once in either case.
    cells.heights[3] = .points(60)
    layout.invalidateSize(of: ItemID(rawValue: 3))
    #expect(layout.layOut(bounds: &bounds, cells: &cells).measured == 1)
  }
}
