import Testing

@Suite struct DeadDeclarationRuleTests {
  private func findings(_ texts: String...) -> [String] {
    let files = texts.indices.map { SourceFile(path: "Sources/M/\($0).swift", text: texts[$0]) }
    return DeadDeclarationRule.findings(in: files).map(\.message)
  }

  @Test func `A name that occurs only where it is declared is found`() {
    #expect(
      findings("func left() {}", "let right = 1")
        == [0, 1].map {
          "nothing uses `\(["left", "right"][$0])`"
        }
    )
    #expect(findings("func left() {}", "// left()\nlet a = \"left\"; a") == ["nothing uses `left`"])
  }

  @Test func `A name that another file or an interpolation uses passes`() {
    #expect(findings("func left() {}", "left()") == [])
    #expect(findings("let right = 1", "f(\"\\(right)\")") == [])
  }

  @Test func `Public names, overrides and what the runtime calls pass`() {
    #expect(findings("public func left() {}", "override func right() {}") == [])
    #expect(findings("extension A { func makeIterator() {} }", "struct LeftTests {}") == [])
    #expect(findings("@Test func `a sentence`() {}") == [])
  }

  @Test func `The repository has no dead declarations`() {
    Repository.expectNone(DeadDeclarationRule.findings(in: Repository.files))
  }
}
