import Testing
import TimelineUnits

@Suite struct VerticalExtentTests {
  private func extent(_ top: Int64, _ height: Int64) -> VerticalExtent {
    VerticalExtent(top: Length(units: top), height: Length(units: height))
  }

  /// H-GEO-3.
  @Test func `Extents that share an edge do not overlap, one unit more does`() {
    let viewport = extent(0, 700)
    #expect(!extent(-100, 100).overlaps(viewport))
    #expect(extent(-100, 101).overlaps(viewport))
    #expect(!extent(700, 50).overlaps(viewport))
    #expect(extent(699, 50).overlaps(viewport))
    #expect(extent(-50, 900).overlaps(viewport))
  }

  @Test func `All extents within −4 to 4 overlap iff they have a unit in common`() {
    for top in -4...4 {
      for height in 0...4 {
        for otherTop in -4...4 {
          for otherHeight in 0...4 {
            let shared = (top..<top + height).filter {
              (otherTop..<otherTop + otherHeight).contains($0)
            }
            let left = extent(Int64(top), Int64(height))
            let right = extent(Int64(otherTop), Int64(otherHeight))
            #expect(left.overlaps(right) == !shared.isEmpty)
            #expect(right.overlaps(left) == !shared.isEmpty)
          }
        }
      }
    }
  }

  @Test func `The bottom is the top plus the height`() {
    #expect(extent(-5, 12).bottom == Length(units: 7))
  }
}
