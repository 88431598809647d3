import Testing
import TimelineScroll

@Suite struct RubberBandTests {
  private let band = RubberBand(dimension: 874)

  /// U-DRAG-2.
  @Test(arguments: [(50, 26.7), (100, 51.7), (200, 97.7), (400, 175.8), (800, 292.7)])
  func `Behind a view of 874 pt the list follows by the distances of the table`(
    travel: Double,
    distance: Double
  ) {
    #expect((band.distance(forTravel: travel) - distance).magnitude < 0.06)
    #expect(band.distance(forTravel: -travel) == -band.distance(forTravel: travel))
  }

  /// U-DRAG-3.
  @Test func `Taking hold again undoes the band for 4,000 distances`() {
    for step in -2_000...2_000 {
      let distance = Double(step) * 0.39
      let travel = band.travel(forDistance: distance)
      #expect((band.distance(forTravel: travel) - distance).magnitude < 1e-9)
    }
  }

  @Test func `The list never leaves the view, and its slope is that of the band`() {
    for step in 0...1_000 {
      let travel = Double(step * step)
      let distance = band.distance(forTravel: travel)
      #expect(distance < 874)
      let next = band.distance(forTravel: travel + 1e-4)
      #expect(((next - distance) / 1e-4 - band.slope(atDistance: distance)).magnitude < 1e-4)
    }
  }

  @Test func `Beyond 0.9 of the view a finger takes hold at 0.9`() {
    #expect(band.travel(forDistance: 5_000) == band.travel(forDistance: 0.9 * 874))
    #expect(band.travel(forDistance: -5_000) == -band.travel(forDistance: 0.9 * 874))
    #expect(band.slope(atDistance: 5_000) == 0)
  }

  @Test func `A view without height holds the list at its edge`() {
    let none = RubberBand(dimension: 0)
    #expect(none.distance(forTravel: 100) == 0)
    #expect(none.travel(forDistance: 100) == 0)
    #expect(none.slope(atDistance: 0) == 0)
  }
}
