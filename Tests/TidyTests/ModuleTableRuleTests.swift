import Testing

@Suite struct ModuleTableRuleTests {
  private let manifest = Manifest(
    "\nlet modules = [(\"A\", []), (\"B\", [\"A\", \"CX\"])]\nlet pureModules = [\"A\"]\n"
  )

  private func findings(_ rows: String...) -> [String] {
    let text = "# T\n\n| module | holds | imports | pure |\n|---|---|---|---|\n"
    let page = SourceFile(path: "CONTRIBUTING.md", text: text + rows.joined(separator: "\n"))
    return ModuleTableRule.findings(in: page, manifest: manifest).map(\.message)
  }

  @Test func `A table that says what the manifest says passes`() {
    #expect(findings("| `A` | units | – | yes |", "| `B` | text | `A`, `CX` | – |") == [])
  }

  @Test func `Missing, differing and surplus rows are found`() {
    #expect(
      findings("| `A` | units | `B` | yes |", "| `C` | x | – | – |")
        == ["the row of A differs from Package.swift", "no row for B", "C is no module"]
    )
    #expect(
      findings("| `A` | units | – | – |", "| `B` | text | `A`, `CX` | – |")
        == ["the row of A differs from Package.swift"]
    )
  }

  @Test func `The page's table is that of the manifest`() throws {
    let page = try #require(Repository.file(ModuleTableRule.path))
    Repository.expectNone(ModuleTableRule.findings(in: page, manifest: Repository.manifest))
  }
}
