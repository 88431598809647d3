import Testing
import TimelineScroll
import TimelineTrace

@testable import TimelineCoordinator

@Suite struct FollowReasonTests {
  @Test(arguments: FollowCause.allCases)
  func `Every case has the trace word of the same name`(cause: FollowCause) {
    #expect("\(FollowReason(cause))" == "\(cause)")
  }
}
