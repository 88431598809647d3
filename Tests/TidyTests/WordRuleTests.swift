import Testing

@Suite struct WordRuleTests {
  private func lines(_ text: String) -> [Int] {
    WordRule.findings(in: [SourceFile(path: "a.txt", text: text)]).map(\.line)
  }

  @Test(arguments: WordRule.machineFolders + WordRule.registryHosts)
  func `A machine's folder or a registry's host is found inside a line`(word: String) {
    #expect(lines("fine\nsee \(word)something") == [2])
  }

  @Test(arguments: WordRule.reminders)
  func `A reminder is found as a word of its own only`(word: String) {
    #expect(lines("// \(word): later") == [1])
    #expect(lines("// (\(word))") == [1])
    #expect(lines("mktemp \(word)\(word)") == [])
    #expect(lines("a\(word.lowercased())") == [])
  }

  @Test func `Inputs of tests may hold reminders, but no machine's folder`() {
    let text = WordRule.reminders[0] + "\n" + WordRule.machineFolders[0]
    let input = SourceFile(path: "Tests/Fixtures/a.md", text: text)
    #expect(WordRule.findings(in: [input]).map(\.line) == [2])
  }

  @Test func `The repository holds none of these words`() {
    Repository.expectNone(WordRule.findings(in: Repository.files))
  }
}
