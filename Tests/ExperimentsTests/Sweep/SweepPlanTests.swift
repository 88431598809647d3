import Experiments
import Testing

@Suite struct SweepPlanTests {
  @Test func `Plans of other points have other digests`() throws {
    func digest(_ points: [[String]]) -> UInt64 {
      SweepPlan(
        axes: [],
        mode: "list",
        points: points,
        current: [],
        settings: [],
        objectives: [],
        runs: []
      ).digest
    }
    let all: [[[String]]] = [[], [["ab"]], [["a", "b"]], [["a"], ["c"]], [["b", "a"]]]
    #expect(Set(all.map(digest)).count == all.count)
  }
}
