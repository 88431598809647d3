import Experiments
import Testing

@Suite struct SweepPointTests {
  @Test func `Only a point that was measured has values`() {
    let outcomes: [SweepOutcome] = [.measured([1, nil]), .dropped(afterRuns: 2), .refused("why")]
    let points = outcomes.map { SweepPoint(index: 0, values: ["3"], outcome: $0) }
    #expect(points.map(\.measured) == [[1, nil], nil, nil])
  }
}
