import Testing
import TimelineSimulation
import TimelineUnits

@testable import ChatScenarios

@Suite struct PreparationRuleTests {
  private let formula = ValueFormula(
    base: Interval.milliseconds(10).ticks,
    step: Interval.milliseconds(5).ticks
  )

  @Test func `Times follow the row's position`() {
    #expect(PreparationRule.ready.preparation(at: 3, modelled: nil) == .ready)
    #expect(
      PreparationRule.takes(formula).preparation(at: 3, modelled: nil)
        == .takes(.milliseconds(25))
    )
    #expect(
      PreparationRule.readyAt(formula).preparation(at: 2, modelled: nil)
        == .readyAt(.zero + .milliseconds(20))
    )
  }

  @Test func `A modelled time is multiplied, and needs text`() {
    let text = MeasuredText(height: .points(1), preparation: .milliseconds(3))
    let rule = PreparationRule.modelled(times: 50)
    #expect(rule.preparation(at: 0, modelled: text) == .takes(.milliseconds(150)))
    #expect(rule.preparation(at: 0, modelled: nil) == nil)
  }

  @Test func `A time beyond the longest run is none`() {
    let late = ValueFormula(base: Limits.duration.ticks, step: 1)
    #expect(PreparationRule.takes(late).preparation(at: 0, modelled: nil) != nil)
    #expect(PreparationRule.takes(late).preparation(at: 1, modelled: nil) == nil)
  }
}
