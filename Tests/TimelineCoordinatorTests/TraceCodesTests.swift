import Testing
import TimelineScroll
import TimelineTrace

@testable import TimelineCoordinator

/// The words of the trace are those of the scroll machines, case by case.
@Suite struct TraceCodesTests {
  @Test func `Every outcome of a scroll machine has the trace word of the same name`() {
    for lift in CoverLift.allCases { #expect("\(RevealCause(lift))" == "\(lift)") }
    for cause in FollowCause.allCases { #expect("\(FollowReason(cause))" == "\(cause)") }
    for end in BottomSettleEnd.allCases { #expect("\(BottomEnd(end))" == "\(end)") }
    for end in PrependEnd.allCases { #expect("\(RestoreEnd(end))" == "\(end)") }
    for answer in OlderAnswer.allCases { #expect("\(OlderOutcome(answer))" == "\(answer)") }
    for kind in SettlePassKind.allCases { #expect("\(SettleKind(kind))" == "\(kind)") }
    for reason in SettlePassReason.allCases {
      #expect("\(SettleReason(reason))" == "\(reason)")
    }
  }
}
