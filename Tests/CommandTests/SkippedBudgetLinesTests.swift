import Experiments
import FrameMetrics
import Testing

@testable import timeline_bench

@Suite struct SkippedBudgetLinesTests {
  private func lines(_ need: BudgetNeed?) throws -> [String] {
    var budget = Budget(.revealMs, .atMost, parts: .max)
    budget.need = need
    return SkippedBudgetLines.of(try Results.result("input/stream-reply", revealMs: 128, [budget]))
  }

  @Test func `A budget that was judged is no line, one that was not says what the run lacks`()
    throws
  {
    #expect(try lines(nil) == [])
    let skipped = try lines(BudgetNeed(.renderLive, parts: 2))
    #expect(skipped.count == 1)
    #expect(skipped.first?.contains("reveal.ms is not judged, because render.live is") == true)
  }
}
