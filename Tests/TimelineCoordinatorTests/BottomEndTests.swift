import Testing
import TimelineScroll
import TimelineTrace

@testable import TimelineCoordinator

@Suite struct BottomEndTests {
  @Test(arguments: BottomSettleEnd.allCases)
  func `Every case has the trace word of the same name`(end: BottomSettleEnd) {
    #expect("\(BottomEnd(end))" == "\(end)")
  }
}
