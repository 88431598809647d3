import Testing

@testable import HistoryImport

@Suite struct InjectedTextTests {
  @Test(arguments: [
    "<environment_context>\n<cwd>", "<command-name>/clear</command-name>", " <user_instructions>a",
    "<permissions instructions>", "# AGENTS.md instructions for a folder",
  ])
  func `What the apps add for the model starts with a tag of two words`(text: String) {
    #expect(InjectedText.isInjected(Array(text.utf8)))
  }

  @Test(arguments: [
    "", "<", "<div>", "<a_b", "<-a>", "a <x_y>", "<A_B>", "< a>", "# AGENTS", "<a_b c=\"1\">",
  ])
  func `What people type does not`(text: String) {
    #expect(!InjectedText.isInjected(Array(text.utf8)))
  }
}
