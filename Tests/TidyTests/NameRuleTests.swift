import Testing

@Suite struct NameRuleTests {
  private let manifest = Manifest("\nlet modules = [(\"Base\", []), (\"Text\", [\"Base\"])]\n")

  private func findings(_ path: String, _ text: String) -> [String] {
    NameRule.findings(in: [SourceFile(path: path, text: text)], manifest: manifest).map(\.message)
  }

  @Test func `A type that is named as a module is found`() {
    #expect(
      findings("Sources/Base/A.swift", "struct A { enum Text {} }")
        == ["Text is a module; a type needs another name"]
    )
  }

  @Test func `A file that does not hold the type of its name is found`() {
    #expect(findings("Sources/Base/A.swift", "struct B {}").contains("declares or extends no A"))
    #expect(findings("Sources/Base/A+C.swift", "struct B {}") == ["does not name A"])
  }

  @Test func `A second type of a file is found unless it is private`() {
    #expect(
      findings("Sources/Base/A.swift", "struct A {}\npublic enum B {}")
        == ["B needs a file of its own"]
    )
    #expect(findings("Sources/Base/A.swift", "struct A { enum C {} }\nprivate enum B {}") == [])
    #expect(findings("Sources/Base/A.swift", "struct A {}\nextension B {}") == [])
  }

  @Test func `Aspects name their type`() {
    #expect(findings("Sources/Base/A+B.swift", "extension A: B {}\nenum D {}") == [])
    #expect(findings("Sources/tool/main.swift", "print(1)") == [])
  }

  @Test func `The sources are named after their types`() {
    Repository.expectNone(NameRule.findings(in: Repository.files, manifest: Repository.manifest))
  }
}
