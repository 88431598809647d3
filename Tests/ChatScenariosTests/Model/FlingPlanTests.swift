import ChatScenarios
import Testing
import TimelineUnits

@Suite struct FlingPlanTests {
  @Test func `At 3,000 pt/s a finger that touched at 100 pt is at 250 pt after 50 ms`() {
    let plan = FlingPlan(
      from: .points(100),
      perSecond: .points(3_000),
      duration: .milliseconds(100)
    )
    #expect(plan.y(after: .zero) == .points(100))
    #expect(plan.y(after: .milliseconds(50)) == .points(250))
    #expect(plan.y(after: plan.duration) == .points(400))
  }
}
