import Testing

@Suite struct ScenarioNameRuleTests {
  private func isFound(_ path: String) -> Bool {
    !ScenarioNameRule.findings(in: [SourceFile(path: path, text: "{}")]).isEmpty
  }

  @Test(arguments: ["reveal/all-ready.json", "a/0.json", "scenario.schema.json", "README.md"])
  func `A family and a slug pass, and so does the schema`(path: String) {
    #expect(!isFound("Benchmarks/Scenarios/\(path)"))
  }

  @Test(arguments: [
    "all-ready.json", "reveal/All-Ready.json", "reveal/all_ready.json", "reveal/a/b.json",
    "reveal/all-ready.txt", "reveal/.json", "réveal/a.json",
    "reveal/\(String(repeating: "a", count: 65)).json",
  ])
  func `Other names are found`(path: String) {
    #expect(isFound("Benchmarks/Scenarios/\(path)"))
  }

  @Test func `Every scenario file is named family/slug`() {
    Repository.expectNone(ScenarioNameRule.findings(in: Repository.files))
  }
}
