import ChatScenarios
import Testing

@Suite struct RuleTests {
  @Test(arguments: [
    ("H-SETTLE-2", "H-SETTLE"), ("H-OUTBOX-T5", "H-OUTBOX"), ("odd", "odd"), ("", ""),
  ])
  func `The family is the id without its last part`(id: String, family: String) {
    #expect(Rule(id: id, sentence: "It holds.", tests: []).family == family)
  }

  @Test func `A rule is pinned as soon as a suite names it`() {
    #expect(!Rule(id: "H-A-1", sentence: "It holds.", tests: []).isPinned)
    #expect(Rule(id: "H-A-1", sentence: "It holds.", tests: ["ATests"]).isPinned)
  }
}
