import Testing
import TimelineScroll

@Suite struct InjectedFaultNamesTests {
  @Test func `Each fault has the name of its case and a sentence of its own`() {
    let names = InjectedFault.allCases.map(\.name.description)
    #expect(names == InjectedFault.allCases.map { "\($0)" })
    let sentences = InjectedFault.allCases.map(\.summary.description)
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.split(separator: " ").count >= 5 })
  }

  @Test func `A fault is found by its name and by nothing else`() {
    for fault in InjectedFault.allCases {
      #expect(InjectedFault.named(fault.name.description.utf8) == fault)
    }
    #expect(InjectedFault.named("restoreskipped".utf8) == nil)
    #expect(InjectedFault.named("".utf8) == nil)
  }
}
