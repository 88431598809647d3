import Testing
import TimelineScroll
import TimelineTrace

@testable import TimelineCoordinator

@Suite struct OlderOutcomeTests {
  @Test(arguments: OlderAnswer.allCases)
  func `Every case has the trace word of the same name`(answer: OlderAnswer) {
    #expect("\(OlderOutcome(answer))" == "\(answer)")
  }
}
