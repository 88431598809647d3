import CollectionLayout
import Testing
import TimelineUnits

@Suite struct LayoutPassTests {
  struct Line: Sendable {
    var height: Int64
    var passes: Int
    var made: Int
    var visible: Int
    var wasted: Int
    var viewport: Int64 = 680
  }

  static let batch = [
    Line(height: 3, passes: 73, made: 227, visible: 227, wasted: 0),
    Line(height: 20, passes: 10, made: 34, visible: 34, wasted: 0),
    Line(height: 30, passes: 7, made: 23, visible: 23, wasted: 0),
    Line(height: 40, passes: 5, made: 17, visible: 17, wasted: 0),
    Line(height: 60, passes: 3, made: 12, visible: 12, wasted: 0),
    Line(height: 80, passes: 1, made: 9, visible: 9, wasted: 0),
    Line(height: 100, passes: 1, made: 9, visible: 7, wasted: 2),
    Line(height: 120, passes: 1, made: 9, visible: 6, wasted: 3),
    Line(height: 160, passes: 1, made: 9, visible: 5, wasted: 4),
    Line(height: 200, passes: 1, made: 9, visible: 4, wasted: 5),
    Line(height: 400, passes: 1, made: 9, visible: 2, wasted: 7),
    Line(height: 20, passes: 11, made: 44, visible: 44, wasted: 0, viewport: 874),
    Line(height: 40, passes: 5, made: 22, visible: 22, wasted: 0, viewport: 874),
    Line(height: 80, passes: 1, made: 11, visible: 11, wasted: 0, viewport: 874),
  ]

  private func fill(
    _ height: Int64,
    viewport: Int64,
    _ granularity: PassGranularity
  ) throws -> (ListLayout, LayoutReport) {
    var layout = ListLayout(
      estimatedHeight: .points(80),
      width: .points(390),
      options: LayoutOptions(granularity: granularity)
    )
    layout.reset(to: try snapshot(0..<1_000))
    var bounds = extent(0, viewport)
    var cells = ScriptedCells(points: [Int64](repeating: height, count: 1_000))
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(bounds == extent(0, viewport))
    return (layout, report)
  }

  /// L-PASS-T.
  @Test(arguments: batch)
  func `Filling a viewport from 80 pt estimates takes the passes and cells of the table`(
    line: Line
  ) throws {
    let (layout, report) = try fill(line.height, viewport: line.viewport, .batch)
    #expect(report.passes == line.passes)
    #expect(report.cellsMade == line.made)
    #expect(report.measured == line.made)
    #expect(report.configured == line.made)
    #expect(layout.visibleRows == 0..<line.visible)
    #expect(report.wasted == line.wasted)
    #expect(report.fault == nil)
    #expect(report.remeasured == 0)
  }

  /// L-PASS-T.
  @Test(arguments: batch)
  func `Asking again after each cell keeps the passes and wastes no measurement`(
    line: Line
  ) throws {
    let (layout, report) = try fill(line.height, viewport: line.viewport, .perCell)
    #expect(report.passes == line.passes)
    let visible = Int((line.viewport + line.height - 1) / line.height)
    #expect(report.cellsMade == visible)
    #expect(layout.visibleRows == 0..<line.visible)
    #expect(report.wasted == 0)
  }

  /// L-PASS-4, U-PASS-1, U-PASS-3.
  @Test(arguments: [PassGranularity.batch, .perCell])
  func `Rows of 2 pt would need 110 passes and stop at 100 with the platform's words`(
    granularity: PassGranularity
  ) throws {
    let (layout, report) = try fill(2, viewport: 680, granularity)
    #expect(report.fault == .loopLimit(passes: 100))
    #expect(report.passes == 100)
    #expect(report.passesBeyondFifty == 50)
    #expect(report.cellsMade == 330)
    #expect(layout.needsLayout)
    let words = "\(LayoutFault.loopLimit(passes: 100).message)"
    #expect(words.contains("is stuck in its update/layout loop. This can happen for many reasons"))
  }
}
