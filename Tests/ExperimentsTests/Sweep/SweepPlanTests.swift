import Experiments
import FrameMetrics
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

  @Test func `Runs held against other budgets differ, without budgets they state none`() {
    var runs = (0..<5).map { _ in
      SweepPlan.Run(scenario: "a/b", device: "plain", seed: 1, input: nil, digest: 0)
    }
    runs[1].hold(to: [Budget(.revealMs, .equals, parts: 1)])
    runs[2].hold(to: [Budget(.revealMs, .atMost, parts: 1)])
    runs[3].hold(to: [Budget(.revealMs, .equals, parts: 256)])
    runs[4].hold(to: [Budget(.shiftPtMax, .equals, parts: 1)])
    #expect(Set(runs.map(\.budgetsDigest)).count == 5)
    #expect(runs.map(\.budgets) == [0, 1, 1, 1, 1])
    runs[1].hold(to: [])
    #expect(runs[1] == runs[0])
  }
}
