import ChatScenarios
import Testing

@Suite struct FormatRuleTests {
  @Test func `Every rule of the formats has a sentence, and no other id has one`() {
    #expect(FormatRule.ids == ["FORMAT-1", "FORMAT-2", "FORMAT-3", "FORMAT-4"])
    #expect(FormatRule.ids.allSatisfy { FormatRule.sentence(of: $0)?.hasSuffix(".") == true })
    #expect(FormatRule.sentence(of: "FORMAT-5") == nil)
  }
}
