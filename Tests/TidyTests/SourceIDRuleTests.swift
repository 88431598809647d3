import Testing

@Suite struct SourceIDRuleTests {
  private func findings(_ line: String) -> [String] {
    let table = SourceFile(
      path: SourceIDRule.tables + "Text.swift",
      text: "  static let x = \"\"\"\n    T-FILL: Lines.\n    INJ-9: Names.\n    \"\"\"\n"
    )
    let file = SourceFile(path: "Sources/A/A.swift", text: "\n" + line + "\n")
    return SourceIDRule.findings(in: [table, file]).map(\.description)
  }

  @Test func `Ids and families of the table and rules of the app pass`() {
    for line in [
      "/// Source: T-FILL-3, INJ-9, H-SETTLE-2.", "rule: \"T-FILL-1\",",
      "/// Source: RFC 4648, section 4.", "let unknown = \"Q-X-1\"",
      "/// Source: `Sources/A/B.md`.",
    ] {
      #expect(findings(line) == [], "\(line)")
    }
  }

  @Test func `An id that nobody can look up and a page from elsewhere are found`() {
    #expect(
      findings("/// Source: T-FILL-3, INJ-8.")
        == ["Sources/A/A.swift:2: 'explain INJ-8' knows nothing; add it to SourceTable"]
    )
    #expect(findings("rule: \"Q-X-1\"").count == 1)
    for page in ["handbook section 8", "`uikit.md` section 11", "benchmarking section 10.1"] {
      #expect(findings("/// Source: \(page).").count == 1, "\(page)")
    }
  }

  @Test func `Every source and every rule of an error in the repository can be looked up`() {
    Repository.expectNone(SourceIDRule.findings(in: Repository.files))
  }
}
