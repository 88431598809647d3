import Testing

@Suite struct TestStyleRuleTests {
  private func findings(_ text: String, path: String = "Tests/M/Helper.swift") -> [Finding] {
    TestStyleRule.findings(in: [SourceFile(path: path, text: text)])
  }

  @Test func `A test whose name is no sentence is found`() {
    #expect(findings("@Test func revealWorks() {}").map(\.line) == [1])
    #expect(findings("@Test(arguments: [1])\nfunc `reveals`(a: Int) {}").map(\.line) == [2])
    #expect(findings("@Test func `The cover lifts at pass 7`() {}") == [])
    #expect(findings("func helper() {}") == [])
  }

  @Test func `A test file without the suite of its name is found`() {
    let path = "Tests/M/A+BTests.swift"
    #expect(findings("struct OtherTests {}", path: path).count == 1)
    #expect(findings("@Suite struct ABTests {}", path: path) == [])
  }

  @Test(arguments: ["import XCTest", "let now = Date()", "sleep(1)", "ContinuousClock().now"])
  func `Clocks and other frameworks are found`(source: String) {
    #expect(findings(source).count == 1)
    #expect(findings("// \(source)") == [])
    #expect(findings(source, path: "Sources/M/A.swift") == [])
  }

  @Test func `All tests keep the style`() {
    Repository.expectNone(TestStyleRule.findings(in: Repository.files))
  }
}
