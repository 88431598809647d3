import Testing
import TimelineScroll
import TimelineTrace

@testable import TimelineCoordinator

@Suite struct RestoreEndTests {
  @Test(arguments: PrependEnd.allCases)
  func `Every case has the trace word of the same name`(end: PrependEnd) {
    #expect("\(RestoreEnd(end))" == "\(end)")
  }
}
