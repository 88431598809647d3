import Testing
import TestSupport
import TimelineScroll
import TimelineUnits

@Suite struct PixelGridTests {
  @Test func `A pixel is 192, 96 and 64 units at scales 1, 2 and 3`() {
    #expect([1, 2, 3].map { PixelGrid(scale: $0).pixel.units } == [192, 96, 64])
  }

  @Test func `Lengths from -400 to 400 units go to the nearest pixel, ties to the even one`() {
    for scale in [1, 2, 3] {
      let grid = PixelGrid(scale: scale)
      let pixel = grid.pixel.units
      for units in Int64(-400)...400 {
        let candidates = (-8...8).map { Int64($0) }
        let best = candidates.map { ($0 * pixel - units).magnitude }.min()
        let nearest = candidates.filter { ($0 * pixel - units).magnitude == best }
        let wanted = nearest.count == 1 ? nearest[0] : nearest.first { $0.isMultiple(of: 2) }
        #expect(grid.align(Length(units: units)).units == wanted.map { $0 * pixel })
      }
    }
  }

  /// H-UNIT-3.
  @Test func `A position in points goes to the pixel of the nearest length`() {
    for scale in [1, 2, 3] {
      let grid = PixelGrid(scale: scale)
      for units in Int64(-400)...400 where (units * 2) % grid.pixel.units != 0 {
        let length = Length(units: units)
        #expect(grid.align(points: length.points) == grid.align(length))
      }
    }
    #expect(PixelGrid(scale: 2).align(points: 0.25) == .zero)
    #expect(PixelGrid(scale: 2).align(points: 0.75) == .points(1))
    #expect(PixelGrid(scale: 1).align(points: 3.8) == .points(4))
  }

  @Test func `Aligning down and up encloses every length by less than a pixel`() {
    for scale in [1, 2, 3] {
      let grid = PixelGrid(scale: scale)
      for units in Int64(-400)...400 {
        let length = Length(units: units)
        let down = grid.alignDown(length)
        let up = grid.alignUp(length)
        #expect(down <= length && length <= up && length - down < grid.pixel)
        #expect(up - down == (down == length ? .zero : grid.pixel))
        #expect(down.units % grid.pixel.units == 0)
      }
    }
  }
}
