import Testing

@Suite struct MarkdownTitleRuleTests {
  private func findings(_ text: String) -> [Int] {
    MarkdownTitleRule.findings(in: [SourceFile(path: "a.md", text: text)]).map(\.line)
  }

  @Test func `One title on the first line passes, and comments in code are no titles`() {
    #expect(findings("# A\n\n## B\n\n```sh\n# C\n```\n") == [])
  }

  @Test func `No title, a late title and a second title are found`() {
    #expect(findings("A\n\n## B\n") == [0])
    #expect(findings("\n# A\n") == [2])
    #expect(findings("# A\n# B\n") == [2])
  }

  @Test func `Inputs of tests are not held to it`() {
    let input = SourceFile(path: "Tests/Fixtures/a.md", text: "no title")
    #expect(MarkdownTitleRule.findings(in: [input]) == [])
  }

  @Test func `Every page of the repository has one title`() {
    Repository.expectNone(MarkdownTitleRule.findings(in: Repository.files))
  }
}
