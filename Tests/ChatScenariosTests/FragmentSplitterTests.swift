import Testing

@testable import ChatScenarios

@Suite struct FragmentSplitterTests {
  private func kinds(_ text: String) -> [FragmentKind] {
    MarkdownFragment.all(in: Array(text.utf8)).map(\.kind)
  }

  @Test(arguments: [
    ("Prose of\ntwo lines.", FragmentKind.paragraph), ("# Title", .heading),
    ("###### Six", .heading),
    ("Title\n=====", .heading), ("Title\n---", .heading), ("- a\n- b", .list), ("+ a", .list),
    ("12. a\n13. b", .list), ("3) a", .list), ("```swift\nlet a = 1\n\n# b\n```", .code),
    ("~~~\na\n~~~", .code), ("| a |\n|---|", .table), ("> a\n> > b", .quote),
    ("![a](b)", .picture), ("<p>\na\n</p>", .html), ("[a]: b", .definition),
  ])
  func `A piece is told by its first line`(text: String, kind: FragmentKind) {
    #expect(kinds(text) == [kind])
  }

  @Test(arguments: [
    "#hashtag", "-dash", "1.5 metres", "####### seven", "[a](b)", "a\n---b", "**bold** start",
  ])
  func `What only looks like a mark is prose`(text: String) {
    #expect(kinds(text) == [.paragraph])
  }

  @Test func `Blank lines end a piece, a fence and a heading begin one without`() {
    #expect(kinds("a\n\n\nb") == [.paragraph, .paragraph])
    #expect(kinds("# a\nb\n```\nc\n```\nd") == [.heading, .paragraph, .code, .paragraph])
    #expect(kinds("a\n## b") == [.paragraph, .heading])
  }

  @Test func `Indented lines behind a blank one belong to a list`() {
    #expect(kinds("1. a\n\n   ```sh\n   b\n   ```\n\n2. c") == [.list, .list])
    #expect(kinds("a\n\n   b") == [.paragraph, .paragraph])
  }

  @Test func `An open fence runs to the end, and nothing has no pieces`() {
    #expect(kinds("```\na\n\nb") == [.code])
    #expect(kinds("") == [])
    #expect(kinds("\n \n") == [])
  }

  @Test func `The pieces of every shipped row make up its text but for blank lines`() throws {
    for row in try ShippedCorpus.rows() {
      let text = MarkdownFragment.text(of: MarkdownFragment.all(in: row.markdown))
      let visible = { (bytes: [UInt8]) in bytes.filter { $0 > UInt8(ascii: " ") } }
      #expect(visible(text) == visible(row.markdown))
    }
  }
}
