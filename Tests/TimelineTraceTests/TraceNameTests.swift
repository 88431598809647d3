import Testing

@testable import TimelineTrace

@Suite struct TraceNameTests {
  private func expectTable<Name: TraceName>(_ type: Name.Type) where Name: Equatable {
    var seen: Set<String> = []
    for value in type.allCases {
      let name = value.name.description
      #expect(name == "\(value)")
      #expect(seen.insert(name).inserted)
      #expect(Name.named(ArraySlice(name.utf8)) == value)
    }
  }

  @Test func `Each value is found by its name, which is that of its case`() {
    expectTable(TraceTag.self)
    expectTable(InputKind.self)
    expectTable(RenderCause.self)
    expectTable(SettleKind.self)
    expectTable(SettleReason.self)
    expectTable(RevealCause.self)
    expectTable(OlderOutcome.self)
    expectTable(RestoreEnd.self)
    expectTable(FollowReason.self)
    expectTable(BottomEnd.self)
    expectTable(FaultKind.self)
    expectTable(LoadFate.self)
  }

  @Test func `A longer, shorter or different name is not found`() {
    for name in ["", "liv", "livee", "Live", "life"] {
      #expect(RenderCause.named(ArraySlice(name.utf8)) == nil)
    }
  }
}
