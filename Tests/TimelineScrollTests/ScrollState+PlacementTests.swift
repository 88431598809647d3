import Testing
import TimelineScroll
import TimelineUnits

@Suite struct ScrollStatePlacementTests {
  private let state = ScrollState(
    viewport: Size(width: .points(390), height: .points(700)),
    insets: EdgeInsets(top: .points(50), bottom: .points(30)),
    contentHeight: .points(3_000),
    grid: PixelGrid(scale: 2)
  )

  private func offset(_ top: Int64, _ height: Int64, _ placement: RowPlacement) -> Length {
    state.offset(
      showing: VerticalExtent(top: .points(top), height: .points(height)),
      at: placement
    )
  }

  /// U-ANIM-2.
  @Test func `A row comes to the top inset, the middle between the insets, or the bottom inset`() {
    #expect(offset(1_000, 80, .top) == .points(950))
    #expect(offset(1_000, 80, .bottom) == .points(1_080 - 700 + 30))
    #expect(offset(1_000, 80, .center) == .points((950 + 410) / 2))
  }

  @Test func `At the ends of the content the range comes first`() {
    #expect(offset(2_950, 50, .top) == state.bottomOffset)
    #expect(offset(0, 80, .bottom) == .points(-50))
    #expect(offset(0, 80, .center) == .points(-50))
  }

  @Test func `The offset is a whole pixel`() {
    let frame = VerticalExtent(top: Length(units: 192_001), height: Length(units: 15_361))
    for placement in RowPlacement.allCases {
      #expect(state.offset(showing: frame, at: placement).units % 96 == 0)
    }
  }
}
