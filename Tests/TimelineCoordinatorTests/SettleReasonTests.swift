import Testing
import TimelineScroll
import TimelineTrace

@testable import TimelineCoordinator

@Suite struct SettleReasonTests {
  @Test(arguments: SettlePassReason.allCases)
  func `Every case has the trace word of the same name`(reason: SettlePassReason) {
    #expect("\(SettleReason(reason))" == "\(reason)")
  }
}
