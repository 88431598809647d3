import CollectionLayout
import Testing
import TimelineUnits

@Suite struct RowPositionTests {
  /// L-MOVE-1, L-MOVE-2, L-MOVE-3, L-MOVE-4.
  @Test func `A row that only touches an edge of the viewport is above or below it`() {
    let viewport = extent(100, 200)
    let lines: [(Int64, Int64, RowPosition)] = [
      (0, 100, .above), (0, 101, .straddling), (99, 300, .straddling), (100, 10, .inside),
      (299, 10, .inside), (300, 10, .below), (100, 0, .above), (150, 0, .inside),
    ]
    for (top, height, position) in lines {
      #expect(RowPosition(of: extent(top, height), in: viewport) == position)
    }
  }
}
