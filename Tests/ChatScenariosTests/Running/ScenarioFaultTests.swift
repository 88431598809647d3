import ChatScenarios
import Testing
import TimelineScroll

@Suite struct ScenarioFaultTests {
  /// BM-SELF-2.
  @Test func `Every mistake has a name of its own and a sentence`() {
    let names = ScenarioFault.all.map(\.name)
    #expect(Set(names).count == names.count)
    for fault in ScenarioFault.all {
      #expect(fault.summary.hasSuffix("."), "\(fault.name)")
      #expect(!fault.summary.contains("makes the mistake"), "\(fault.name)")
    }
    #expect(ScenarioFault.all.count > InjectedFault.allCases.count)
  }
}
