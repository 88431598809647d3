import Testing

@testable import MarkdownRows

@Suite struct FontErrorTests {
  @Test func `Each error is one line that names what is missing`() {
    #expect(FontError.unreadable(path: "/a").message == "cannot read the font file /a")
    #expect(FontError.noFace(path: "/a", index: 2).message.contains("face 2"))
    #expect(FontError.noLineBreaking.message.contains("ICU"))
  }
}
