import Testing

@testable import ChatScenarios

@Suite struct RuleTextTests {
  @Test func `Indented lines continue an entry with one space between`() {
    let text = """
      H-A-1: One
        and two.
      H-A-2: Three: four.
      """
    #expect(
      RuleText.entries(of: text) == [
        RuleText.Entry(key: "H-A-1", text: "One and two."),
        RuleText.Entry(key: "H-A-2", text: "Three: four."),
      ]
    )
  }

  @Test func `Lines that belong to no entry are skipped`() {
    #expect(RuleText.entries(of: "").isEmpty)
    #expect(RuleText.entries(of: "  indented first\nno colon here").isEmpty)
  }

  @Test func `Suites are joined to the rule of their id, and the rest stays unpinned`() {
    let rules = RuleTable.assemble(
      sentences: ["H-A-1: One.", "H-A-2: Two."],
      pins: "H-A-2: FooTests\n  BarTests\nH-A-9: LostTests"
    )
    #expect(
      rules == [
        Rule(id: "H-A-1", sentence: "One.", tests: []),
        Rule(id: "H-A-2", sentence: "Two.", tests: ["FooTests", "BarTests"]),
      ]
    )
  }
}
