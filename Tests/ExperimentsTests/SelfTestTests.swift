import ChatScenarios
import FrameMetrics
import Testing
import TimelineScroll

@testable import Experiments

@Suite struct SelfTestTests {
  @Test func `The engine as it is comes first, then each fault`() {
    #expect(SelfTest.faults.first == .some(nil))
    #expect(SelfTest.faults.dropFirst().elementsEqual(ScenarioFault.all.map(Optional.some)))
  }

  /// BM-SELF-2.
  @Test func `A trial tells every budget that the fault makes a scenario miss`() throws {
    let test = SelfTest([try SelfTestWorld.subject([SelfTestWorld.time, SelfTestWorld.faults])])
    #expect(try test.trial(of: nil).kills == [])
    let early = try test.trial(of: .screen(.coverLiftsAPassEarly))
    #expect(early.kills.map(\.line.budget.metric) == [.revealMs])
    let endless = try test.trial(of: .screen(.layoutNeverEnds))
    #expect(endless.kills.contains { $0.line.budget.metric == .faultsCount })
  }
}
