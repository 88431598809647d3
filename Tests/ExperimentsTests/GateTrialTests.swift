import Experiments
import Testing

@Suite struct GateTrialTests {
  @Test func `A trial passes with the very code that it has to give`() {
    #expect(GateTrial("a", expected: 5, actual: 5).isPassed)
    #expect(!GateTrial("a", expected: 5, actual: 2).isPassed)
    #expect(!GateTrial("a", expected: 5, actual: 0).isPassed)
  }
}
