import Experiments
import Testing

@Suite struct SweepPointsTests {
  private let axes = [
    SweepAxis(key: "a", values: ["1", "2", "3"]), SweepAxis(key: "b", values: ["x", "y"]),
  ]

  private func points(_ mode: SweepMode) throws -> [String] {
    try #require(SweepPoints.of(axes, current: ["2", "x"], mode)).map { $0.joined() }
  }

  @Test func `A grid holds every combination, the last constant turning fastest`() throws {
    #expect(try points(.grid) == ["1x", "1y", "2x", "2y", "3x", "3y"])
  }

  @Test func `One at a time leaves the others as they are`() throws {
    #expect(try points(.sensitivity) == ["2x", "1x", "3x", "2y"])
  }

  @Test func `Draws of one seed are equal, none occurs twice, and there are no more than exist`()
    throws
  {
    for count in 1...6 {
      let drawn = try points(.random(count: count, seed: 7))
      #expect(drawn.count == count && Set(drawn).count == count)
      #expect(try points(.random(count: count, seed: 7)) == drawn)
    }
    #expect(try points(.random(count: 100, seed: 1)).sorted() == points(.grid).sorted())
    #expect(try points(.random(count: 4, seed: 1)) != points(.random(count: 4, seed: 2)))
  }

  @Test func `More than 1,000,000 points are no sweep`() {
    let wide = SweepAxis(key: "a", values: (0..<1_001).map(String.init))
    #expect(SweepPoints.of([wide, wide], current: ["0", "0"], .grid) == nil)
    let many = [SweepAxis](repeating: wide, count: 20)
    #expect(SweepPoints.of(many, current: [], .grid) == nil)
    let drawn = SweepPoints.of(many, current: [], .random(count: 5, seed: 1))
    #expect(drawn?.count == 5)
  }
}
