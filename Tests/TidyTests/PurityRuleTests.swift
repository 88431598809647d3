import Testing

@Suite struct PurityRuleTests {
  private func findings(_ text: String, path: String = "Sources/Base/A.swift") -> [Finding] {
    PurityRule.findings(in: [SourceFile(path: path, text: text)], pureModules: ["Base"])
  }

  @Test(arguments: [
    "var a: any P", "var a: Set<Int>", "let a = Dictionary<Int, Int>()", "var a: [Int: Bool]",
    "struct A: Hashable {}", "let a = b.rounded()", "a.truncatingRemainder(dividingBy: 2)",
    "let a = \\A.b", "let a = \\.b", "enum A: String { case b }", "weak var a: B?",
    "let a = pow(b, 2)", "let a = .seconds(1) as Duration", "func a() async {}", "let a: Int128",
  ])
  func `What a pure module may not use is found`(source: String) {
    #expect(findings(source).count == 1)
    #expect(findings(source, path: "Sources/Other/A.swift").isEmpty)
  }

  @Test(arguments: [
    "var a: [Int]", "let a = b ? c : d", "let a = b.rounded(.down)", "enum A: UInt8 { case b }",
    "a.squareRoot()", "let a = 1 // any P", "let a = \"\\(b) Set\"", "let a = [b: c]",
    "func log(_ a: Int) {}", "a.insert(b, at: c)",
  ])
  func `What it may use passes`(source: String) {
    #expect(findings(source) == [])
  }

  @Test func `The pure modules are pure`() {
    Repository.expectNone(
      PurityRule.findings(in: Repository.files, pureModules: Repository.manifest.pureModules)
    )
  }
}
