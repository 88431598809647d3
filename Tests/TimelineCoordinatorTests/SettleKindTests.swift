import Testing
import TimelineScroll
import TimelineTrace

@testable import TimelineCoordinator

@Suite struct SettleKindTests {
  @Test(arguments: SettlePassKind.allCases)
  func `Every case has the trace word of the same name`(kind: SettlePassKind) {
    #expect("\(SettleKind(kind))" == "\(kind)")
  }
}
