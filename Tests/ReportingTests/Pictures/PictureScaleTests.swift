import Testing

@testable import Reporting

@Suite struct PictureScaleTests {
  @Test func `A linear scale maps its ends, its middle, and what lies outside to its ends`() {
    let scale = PictureScale(.linear, 10...20, from: 100, to: 0)
    #expect([10, 15, 20, 5, 30].map(scale.position) == [100, 50, 0, 100, 0])
  }

  @Test func `On a logarithmic scale equal ratios are equal distances`() {
    let scale = PictureScale(.logarithmic, 1...1_000, from: 0, to: 300)
    for (value, place) in [(1.0, 0.0), (10, 100), (100, 200), (1_000, 300)] {
      #expect(abs(scale.position(value) - place) < 1e-9)
    }
    #expect(scale.ticks() == [1, 10, 100, 1_000])
  }

  @Test(arguments: [
    (0.0...100.0, 5, [0.0, 20, 40, 60, 80, 100]), (0...448, 8, [0, 100, 200, 300, 400]),
    (0...3, 4, [0, 1, 2, 3]), (-10...10, 4, [-10, -5, 0, 5, 10]), (2...7, 8, [2, 3, 4, 5, 6, 7]),
    (0...0.5, 5, [0, 0.1, 0.2, 0.30000000000000004, 0.4, 0.5]),
  ])
  func `Ticks are 1, 2 or 5 times a power of ten apart`(
    domain: ClosedRange<Double>,
    count: Int,
    ticks: [Double]
  ) {
    #expect(PictureScale(.linear, domain, from: 0, to: 1).ticks(about: count) == ticks)
  }

  @Test func `Decades begin and end inside of the domain, below one, too`() {
    let scale = PictureScale(.logarithmic, 0.02...300, from: 0, to: 1)
    #expect(scale.ticks() == [0.1, 1, 10, 100])
  }
}
