import Testing
import TimelineScroll
import TimelineTrace

@testable import TimelineCoordinator

@Suite struct RevealCauseTests {
  @Test(arguments: CoverLift.allCases)
  func `Every case has the trace word of the same name`(lift: CoverLift) {
    #expect("\(RevealCause(lift))" == "\(lift)")
  }
}
