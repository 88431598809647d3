import Testing

@Suite struct CommentedCodeRuleTests {
  private func isFound(_ line: String) -> Bool {
    !CommentedCodeRule.findings(in: [SourceFile(path: "A.swift", text: line)]).isEmpty
  }

  @Test(arguments: [
    "// let a = 1", "  // var b: Int", "// if a {", "// }", "//foo(bar)", "// a.b(c: 1)",
    "// func a() -> Int", "// import Foundation", "// a = b;",
  ])
  func `Statements in comments are found`(line: String) {
    #expect(isFound(line))
  }

  @Test(arguments: [
    "// Let the pass end first (H-SETTLE-3).", "/// let a = 1", "let a = 1 // var b: Int",
    "// The function returns early, see above.", "// Equal times keep the array's order.",
  ])
  func `Sentences pass, and so do examples in documentation`(line: String) {
    #expect(!isFound(line))
  }

  @Test func `The repository keeps no code in comments`() {
    Repository.expectNone(CommentedCodeRule.findings(in: Repository.files))
  }
}
