import ChatScenarios
import Experiments
import FrameMetrics
import Testing
import TimelineSimulation
import TimelineUnits

@Suite struct LatenessBudgetsTests {
  private func scenario(_ costs: CostProfile, stalls: Bool = false) throws -> Scenario {
    Scenario(
      name: try #require(ScenarioName("a/b")),
      title: "",
      device: "plain",
      duration: .seconds(1),
      costs: costs,
      rows: [],
      events: stalls
        ? [ScenarioEvent(at: .zero, action: .stall(.milliseconds(40)))] : []
    )
  }

  private func refusal(_ metric: Metric, of scenario: Scenario) -> String? {
    do {
      let budgets = [Budget(.revealMs, .atMost, parts: 1), Budget(metric, .atMost, parts: 1)]
      try LatenessBudgets.check(budgets, of: scenario)
      return nil
    } catch {
      return error.description
    }
  }

  /// BM-PRIN-5.
  @Test func `A hitch budget over free work is refused with one line that names the way out`()
    throws
  {
    let free = try scenario(.free)
    #expect(
      refusal(.hitchRatio, of: free)
        == "a/b: the budget on hitch.ratio means nothing, because all work is free and no frame "
        + "can be late; state costs in the scenario, or give --cost or --set cost.KEY=VALUE"
    )
    let late: [Metric] = [
      .hitchTime, .hitchGradeScrolling, .frameLateCount, .frameLateWorst, .frameOverrunP99,
      .frameDropped, .jankFrames,
    ]
    for metric in late {
      #expect(refusal(metric, of: free)?.contains(metric.name.description) == true)
    }
    #expect(refusal(.framesCount, of: free) == nil)
  }

  @Test func `A price or a stall gives a hitch budget its meaning`() throws {
    let priced = CostProfile(name: "a", cost: WorkCost(render: Interval(ticks: 1)))
    #expect(refusal(.hitchRatio, of: try scenario(priced)) == nil)
    #expect(refusal(.hitchRatio, of: try scenario(.free, stalls: true)) == nil)
    #expect(refusal(.hitchRatio, of: try scenario(CostProfile(name: "a", cost: WorkCost()))) != nil)
  }
}
