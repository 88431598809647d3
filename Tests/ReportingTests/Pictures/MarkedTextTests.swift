import Reporting
import Testing

@Suite struct MarkedTextTests {
  private let text = "a\n<!-- exact -->\nold\n<!-- /exact -->\nb\n"

  @Test func `A part is written anew and everything else stays`() {
    var marked = MarkedText(text)
    #expect(marked.part("exact") == ["old"])
    marked.replace("exact", with: ["new", "lines"])
    #expect(marked.text == "a\n<!-- exact -->\nnew\nlines\n<!-- /exact -->\nb\n")
    #expect(marked.part("exact") == ["new", "lines"])
  }

  @Test func `A text without the part, or with half of it, stays as it is`() {
    for text in ["", "a\n", "<!-- exact -->\n", "<!-- /exact -->\n<!-- exact -->\n"] {
      var marked = MarkedText(text)
      #expect(marked.part("exact") == nil)
      marked.replace("exact", with: ["new"])
      #expect(marked.text == text)
    }
  }
}
