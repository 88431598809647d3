import FrameMetrics
import Testing

@Suite struct BudgetNeedTests {
  @Test func `A need in units is one in exact parts, and no number is none`() throws {
    let need = try #require(BudgetNeed(.cadenceMinInterval, value: 500.0 / 3))
    #expect(need == BudgetNeed(.cadenceMinInterval, parts: 117_600_000))
    #expect(BudgetNeed(.renderLive, value: .infinity) == nil)
  }

  @Test func `A run that has as much as is needed is judged, one with less is not`() throws {
    let run = try Measurements(RunBuilder().trace())
    var budget = Budget(.framesCount, .equals, parts: 0)
    budget.need = BudgetNeed(.renderLive, parts: 0)
    #expect(!budget.judge(run).isSkipped)
    budget.need = BudgetNeed(.renderLive, parts: 1)
    #expect(budget.judge(run).isSkipped)
  }
}
