import Testing

@Suite struct ImportRuleTests {
  private let manifest = Manifest(
    """

    let modules = [("Base", []), ("Text", ["Base", "CICU"])]
    let pureModules = ["Base"]
    """
  )

  private func findings(_ path: String, _ text: String) -> [String] {
    ImportRule.findings(in: [SourceFile(path: path, text: text)], manifest: manifest)
      .map(\.message)
  }

  @Test func `What the table allows passes`() {
    #expect(findings("Sources/Text/A.swift", "import Base\ninternal import CICU") == [])
    #expect(findings("Sources/Text/A.swift", "import Foundation") == [])
    #expect(findings("Sources/tool/main.swift", "import Text\nimport Base") == [])
    #expect(findings("Tests/TextTests/A.swift", "import Anything") == [])
  }

  @Test func `An import against the arrows is found`() {
    #expect(findings("Sources/Base/A.swift", "import Text") == ["Base may not import Text"])
    #expect(findings("Sources/tool/A.swift", "import CICU") == ["tool may not import CICU"])
  }

  @Test func `A pure module may not import Foundation`() {
    #expect(
      findings("Sources/Base/A.swift", "public import Foundation")
        == ["Base may not import Foundation"]
    )
  }

  @Test func `A C module may not be imported for the public`() {
    #expect(
      findings("Sources/Text/A.swift", "public import CICU") == ["CICU may not show outside Text"]
    )
  }

  @Test func `A word in a comment or a string is no import`() {
    #expect(findings("Sources/Base/A.swift", "// import Text\nlet a = \"import Text\"") == [])
  }

  @Test func `The sources keep to the import table`() {
    Repository.expectNone(ImportRule.findings(in: Repository.files, manifest: Repository.manifest))
  }
}
