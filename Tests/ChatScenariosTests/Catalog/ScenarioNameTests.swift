import ChatScenarios
import Testing

@Suite struct ScenarioNameTests {
  @Test(arguments: ["reveal/all-ready", "a/0", "-/-"])
  func `A family and a slug of small letters, digits and hyphens are a name`(text: String) {
    #expect(ScenarioName(text)?.description == text)
  }

  @Test(arguments: [
    "", "/", "a", "a/", "/a", "a/b/c", "../a", "a/..", "A/b", "a/b.json", "a/b c", "a/\u{e9}",
    "a/b\n", "a\\b",
  ])
  func `Anything else is none, so that it is never joined to a path`(text: String) {
    #expect(ScenarioName(text) == nil)
  }

  @Test func `A part has 1 to 64 letters`() {
    #expect(ScenarioName.isPart(String(repeating: "a", count: 64)))
    #expect(!ScenarioName.isPart(String(repeating: "a", count: 65)))
    #expect(!ScenarioName.isPart(""))
  }
}
