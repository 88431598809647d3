import FrameMetrics
import Testing

@testable import timeline_bench

@Suite struct FailureLinesTests {
  @Test func `Each missed budget is a line that ends with the command`() throws {
    let budgets = [
      Budget(.revealMs, .equals, value: 128), Budget(.followYank, .atMost, value: 0),
      Budget(.faultsCount, .equals, value: 0),
    ]
    #expect(
      FailureLines.of(try Results.result("a/b", revealMs: 160, budgets)) == [
        "a/b: reveal.ms is 160 ms, must be = 128 ms; timeline-bench run a/b",
        "a/b: follow.yank is not measured, must be ≤ 0 pt; timeline-bench run a/b",
      ]
    )
  }

  @Test func `A kept budget is no line, and two different traces are one`() throws {
    let budget = Budget(.revealMs, .atMost, value: 128)
    #expect(FailureLines.of(try Results.result("a/b", revealMs: 128, [budget])) == [])
    let result = try Results.result("a/b", revealMs: 128, [budget], isRepeatable: false)
    #expect(
      FailureLines.of(result) == ["a/b: two runs gave different traces; timeline-bench run a/b"]
    )
  }
}
