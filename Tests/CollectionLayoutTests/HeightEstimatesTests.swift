import CollectionLayout
import Testing
import TimelineUnits

/// Covers `HeightEstimates`.
@Suite struct HeightEstimatesTests {
  private func layout(_ policy: EstimatePolicy) throws -> ListLayout {
    var layout = ListLayout(
      estimatedHeight: .points(80),
      width: .points(390),
      options: LayoutOptions(estimates: policy)
    )
    for item in [1, 3, 5, 7] { layout.setKind(1, of: ItemID(rawValue: UInt32(item))) }
    layout.apply(try snapshot(0..<4))
    var cells = ScriptedCells(points: [100, 300, 201, 500])
    var bounds = extent(0, 680)
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    return layout
  }

  /// H-SELF-1.
  @Test func `With fixed estimates every new row counts with 80 pt`() throws {
    var layout = try layout(.fixed)
    layout.apply(try snapshot(0..<8))
    #expect(layout.contentHeight == .points(1_421))
  }

  /// LS-IF-1.
  @Test func `A new row counts with the average of its kind, 150 and a half or 400 pt`() throws {
    var layout = try layout(.runningAverage)
    layout.apply(try snapshot(0..<8))
    let average = Length(units: (100 + 201) * 192 / 2)
    #expect(layout.frame(at: 4).height == average)
    #expect(layout.frame(at: 5).height == .points(400))
    #expect(layout.frame(at: 6).height == average)
    #expect(!layout.isMeasured(at: 5))
    layout.reset(to: try snapshot([9, 7, 3]))
    #expect(layout.frame(at: 0).height == average)
    #expect(layout.frame(at: 1).height == .points(400))
    #expect(layout.frame(at: 2).height == .points(500))
    #expect(layout.isMeasured(at: 2))
  }

  /// U-CYCLE-6, H-SELF-4.
  @Test func `Another width or text size forgets the averages with the heights`() throws {
    for isWidth in [true, false] {
      var layout = try layout(.runningAverage)
      if isWidth { layout.setWidth(.points(300)) } else { layout.forgetHeights() }
      layout.apply(try snapshot(0..<8))
      #expect(layout.contentHeight == .points(640))
      #expect(layout.needsLayout)
    }
  }
}
