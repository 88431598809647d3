import Testing

@Suite struct ManifestTests {
  @Test func `The import table is read from the text of the manifest`() {
    let manifest = Manifest(
      """
      import PackageDescription
      let modules: [(name: String, imports: [String])] = [
        ("A", []),
        (
          "B",
          ["A", "CX"]
        ),
      ]
      let pureModules = [
        "A",
      ]
      let package = Package(name: "P")
      """
    )
    #expect(manifest.modules.map(\.name) == ["A", "B"])
    #expect(manifest.imports(of: "A") == [])
    #expect(manifest.imports(of: "B") == ["A", "CX"])
    #expect(manifest.imports(of: "C") == nil)
    #expect(manifest.pureModules == ["A"])
  }

  @Test func `A text without tables has no modules`() {
    let manifest = Manifest("let package = Package()")
    #expect(manifest.modules.isEmpty)
    #expect(manifest.pureModules.isEmpty)
  }
}
