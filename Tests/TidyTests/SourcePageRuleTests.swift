import Testing

@Suite struct SourcePageRuleTests {
  private let phrases = [
    SourcePageRule.Phrase(wordCount: 3, digest: SourcePageRule.digest(["of", "our", "own"]))
  ]

  private func findings(_ path: String, _ text: String) -> [Int] {
    SourcePageRule.findings(in: [SourceFile(path: path, text: text)], phrases: phrases)
      .map(\.line)
  }

  @Test func `A phrase is found whatever its case and punctuation`() {
    #expect(findings("a.md", "first\nwords Of our, OWN kind") == [2])
    #expect(findings("of-our_own.txt", "") == [0])
  }

  @Test func `Parts of a phrase, and other words between, pass`() {
    #expect(findings("of-our.txt", "of our\nown, of ours own of our") == [])
  }

  @Test func `A digest depends on every word and on their order`() {
    #expect(SourcePageRule.digest(["a"]) != SourcePageRule.digest(["a", "a"]))
    #expect(SourcePageRule.digest(["a", "b"]) != SourcePageRule.digest(["b", "a"]))
    #expect(SourcePageRule.digest(["ab"]) != SourcePageRule.digest(["a", "b"]))
  }

  @Test func `The repository holds neither the page nor its title`() {
    #expect(SourcePageRule.phrases.count == 4)
    Repository.expectNone(SourcePageRule.findings(in: Repository.files))
  }
}
