import CollectionLayout
import Testing
import TimelineUnits

@Suite struct HeightEpsilonTests {
  /// The height that counts after a row of 80 pt asked for 80 pt and some units, once or again.
  private func counted(
    _ epsilon: HeightEpsilon,
    _ units: Int64,
    isFirst: Bool
  ) throws -> (growth: Int64, invalidations: Int, isMeasured: Bool) {
    let options = LayoutOptions(heightEpsilon: epsilon)
    var layout = ListLayout(estimatedHeight: .points(80), width: .points(390), options: options)
    layout.reset(to: try snapshot(0..<1))
    var cells = ScriptedCells(points: [80])
    var bounds = extent(0, 680)
    if !isFirst { _ = layout.layOut(bounds: &bounds, cells: &cells) }
    cells.heights[0] = Length(units: 15_360 + units)
    layout.invalidateSize(of: ItemID(rawValue: 0))
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    let growth = layout.contentHeight.units - 15_360
    return (growth, report.invalidations, layout.isMeasured(at: 0))
  }

  /// L-PASS-6, U-CYCLE-4.
  @Test func `A pixel counts from 1 unit on, half a point from 96, a point from 192`() throws {
    let lines: [(HeightEpsilon, units: Int64, counts: Bool)] = [
      (.pixel, 1, true), (.pixel, -1, true), (.pixel, 0, false),
      (.halfPoint, 95, false), (.halfPoint, 96, true), (.halfPoint, -96, true),
      (.halfPoint, -95, false), (.onePoint, 191, false), (.onePoint, 192, true),
      (.onePoint, -191, false), (.onePoint, -192, true),
    ]
    for (epsilon, units, counts) in lines {
      let result = try counted(epsilon, units, isFirst: false)
      #expect(result.growth == (counts ? units : 0))
      #expect(result.invalidations == (counts ? 1 : 0))
    }
  }

  /// L-PASS-6.
  @Test func `A first measurement sets the flag always and the height unless a point is asked for`()
    throws
  {
    for epsilon in [HeightEpsilon.pixel, .halfPoint, .onePoint] {
      let result = try counted(epsilon, 5, isFirst: true)
      #expect(result.isMeasured)
      #expect(result.growth == (epsilon == .onePoint ? 0 : 5))
    }
  }
}
