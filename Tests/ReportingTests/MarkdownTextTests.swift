import Testing

@testable import Reporting

@Suite struct MarkdownTextTests {
  /// INJ-8.
  @Test func `What Markdown or HTML acts on is escaped, and a cell stays one line`() {
    #expect(MarkdownText.cell("a|b`c`[d](e)") == "a\\|b\\`c\\`\\[d\\](e)")
    #expect(MarkdownText.cell("<b>&") == "&lt;b&gt;&amp;")
    #expect(MarkdownText.cell("a\r\nb\u{2028}c\u{1b}") == "a  b c")
  }

  @Test func `A table has a line of hyphens under its head`() {
    #expect(MarkdownText.head(["a", "b"]) == ["| a | b |", "|---|---|"])
  }
}
