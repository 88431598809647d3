import Testing

@testable import ChatScenarios

@Suite struct MarkdownFragmentTests {
  @Test func `A text comes apart into pieces and together again, blank lines evened out`() {
    let text = "# A\n\nb\nc\n\n\n\n- d\n\n  e\n\n```\nf\n\ng\n```"
    let pieces = MarkdownFragment.all(in: Array(text.utf8))
    #expect(pieces.map(\.kind) == [.heading, .paragraph, .list, .code])
    #expect(pieces[1].bytes == Array("b\nc".utf8))
    let joined = String(decoding: MarkdownFragment.text(of: pieces), as: UTF8.self)
    #expect(joined == "# A\n\nb\nc\n\n- d\n\n  e\n\n```\nf\n\ng\n```")
  }

  @Test func `No pieces are no text`() {
    #expect(MarkdownFragment.text(of: []).isEmpty)
  }
}
