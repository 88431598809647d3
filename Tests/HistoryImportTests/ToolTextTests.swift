import Testing

@testable import HistoryImport

@Suite struct ToolTextTests {
  private func fenced(_ text: String, _ language: String = "") -> (text: String, shortened: Int) {
    var shortened = 0
    let result = ToolText.fenced(
      Array(text.utf8),
      language: Array(language.utf8),
      shortened: &shortened
    )
    return (String(decoding: result, as: UTF8.self), shortened)
  }

  @Test func `A fence is longer than any run of backquotes in the text`() {
    #expect(fenced("a").text == "```\na\n```")
    #expect(fenced("a\n", "sh").text == "```sh\na\n```")
    #expect(fenced("a ``` b").text == "````\na ``` b\n````")
    #expect(fenced("`````\n``").text == "``````\n`````\n``\n``````")
    #expect(fenced("a", "x`\ny").text == "```xy\na\n```")
    #expect(fenced(" \n").text == "")
  }

  @Test func `16384 bytes are kept whole and longer text is cut before a character`() {
    let whole = fenced(String(repeating: "a", count: 16_384))
    #expect(whole.shortened == 0)
    #expect(whole.text.utf8.count == 16_384 + 8)
    let cut = fenced(String(repeating: "a", count: 16_382) + "€€")
    #expect(cut.shortened == 1)
    #expect(cut.text.hasSuffix("aa\n…\n```"))
    #expect(cut.text.utf8.count == 16_382 + 4 + 8)
  }

  @Test func `A heading has no marks of its own`() {
    #expect(ToolText.heading(Array("Ba*s`h\n".utf8)) == Array("**Bash**".utf8))
    #expect(ToolText.heading([]) == Array("**tool**".utf8))
  }
}
