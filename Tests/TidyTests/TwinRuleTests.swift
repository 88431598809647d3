import Testing

@Suite struct TwinRuleTests {
  private let logic = "struct A { func b() -> Int { 1 } }"

  private func findings(_ files: [(String, String)]) -> [String] {
    TwinRule.findings(in: files.map { SourceFile(path: $0.0, text: $0.1) }).map(\.path)
  }

  @Test func `A file with logic and no test file is found`() {
    #expect(findings([("Sources/M/A.swift", logic)]) == ["Sources/M/A.swift"])
    #expect(
      findings([("Sources/M/A.swift", logic), ("Tests/NTests/ATests.swift", "")])
        == ["Sources/M/A.swift"]
    )
  }

  @Test func `A test file may lie in any folder of the module's tests`() {
    #expect(findings([("Sources/M/X/A.swift", logic), ("Tests/MTests/Y/ATests.swift", "")]) == [])
    #expect(
      findings([("Sources/timeline-bench/A.swift", logic), ("Tests/CommandTests/ATests.swift", "")])
        == []
    )
  }

  @Test(arguments: ["A+BTests.swift", "ABTests.swift", "ATests.swift"])
  func `An aspect is tested by itself or with its type`(test: String) {
    #expect(findings([("Sources/M/A+B.swift", logic), ("Tests/MTests/\(test)", "")]) == [])
  }

  @Test func `A file without anything public may be covered by the suite that says so`() {
    let tests = ("Tests/MTests/BTests.swift", "/// Covers `A`, `A+C`.\n@Suite struct BTests {}")
    #expect(findings([("Sources/M/A.swift", logic), tests]) == [])
    #expect(findings([("Sources/M/A+C.swift", logic), tests]) == [])
    #expect(findings([("Sources/M/D.swift", logic), tests]) == ["Sources/M/D.swift"])
    #expect(findings([("Sources/M/A.swift", "public \(logic)"), tests]) == ["Sources/M/A.swift"])
    #expect(
      findings([("Sources/M/A.swift", logic), ("Tests/MTests/B.swift", "/// Covers `A`.")])
        == ["Sources/M/A.swift"]
    )
  }

  @Test(arguments: [
    "struct A { var b: Int; init(b: Int) { self.b = b } }", "enum A: UInt8 { case b, c }",
    "struct A { static let zero = A(); var half: Int { b / 2 } }", "protocol A { func b() }",
    "enum A { case b; var name: String { switch self { case .b: \"b\" } } }",
    "// if this were code\nlet a = \"for you\"",
  ])
  func `Data needs no test file`(source: String) {
    #expect(findings([("Sources/M/A.swift", source)]) == [])
  }

  @Test(arguments: [
    "struct A { init(b: Int) { if b > 0 { c() } } }",
    "struct A { var b: Int { guard c else { return 0 }; return 1 } }",
    "struct A { subscript(b: Int) -> Int { b } }",
  ])
  func `A branch or a subscript is logic`(source: String) {
    #expect(findings([("Sources/M/A.swift", source)]) == ["Sources/M/A.swift"])
  }

  @Test func `Every source file with logic has its test file`() {
    Repository.expectNone(TwinRule.findings(in: Repository.files))
  }
}
