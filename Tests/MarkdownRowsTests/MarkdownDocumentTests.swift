import Testing

@testable import MarkdownRows

@Suite struct MarkdownDocumentTests {
  private func document(_ text: String) -> MarkdownDocument { MarkdownDocument(Array(text.utf8)) }

  /// One line a block: depth, kind, detail and text, styles in braces.
  private func outline(_ text: String) -> [String] {
    let document = document(text)
    return document.blocks.map { block in
      var line = String(repeating: " ", count: Int(block.depth)) + block.kind.name
      if block.detail > 0 { line += "(\(block.detail))" }
      if block.isImageOnly { line += " image" }
      for index in block.runs {
        let run = document.runs[Int(index)]
        let next = index + 1 < block.runs.upperBound ? document.runs[Int(index) + 1].start : nil
        let range = Int(run.start)..<Int(next ?? block.text.upperBound)
        let style = run.style == .regular ? "" : "\(run.style):"
        line += " {\(style)" + String(decoding: document.text[range], as: UTF8.self) + "}"
      }
      return line
    }
  }

  /// T-PIPE-2.
  @Test func `Nested containers become a flat array, a parent before its children`() {
    let blocks = document("> - a\n>\n> b\n\nc").blocks
    #expect(blocks.map(\.kind) == [.quote, .list, .item, .paragraph, .paragraph, .paragraph])
    #expect(blocks.map(\.depth) == [0, 1, 2, 3, 1, 0])
    #expect(blocks.map(\.end) == [5, 4, 4, 4, 5, 6])
  }

  /// T-BLOCK-11.
  @Test func `Inline content becomes text in styled runs`() {
    #expect(
      outline("a **b *c* `d`** ~~e~~ [f](u) ![g *h*](u) <b>i</b>  \nj\nk") == [
        "paragraph {a } {bold:b } {boldItalic:c} {bold: } {mono:d} { e f g } {italic:h} { i\nj k}"
      ]
    )
  }

  /// T-BLOCK-2.
  @Test func `A heading is bold throughout and keeps its level`() {
    #expect(outline("### a *b* `c`") == ["heading(3) {bold:a } {boldItalic:b} {bold: } {mono:c}"])
    #expect(outline("a\n=\n\nb") == ["heading(1) {bold:a}", "paragraph {b}"])
  }

  /// T-BLOCK-3.
  @Test func `A code block counts its line feeds, and an empty one has none`() {
    #expect(document("```\na\nb\n```").blocks.map(\.detail) == [2])
    #expect(document("    a\n\n    b").blocks.map(\.detail) == [3])
    #expect(document("```\n```").blocks.map(\.detail) == [0])
  }

  /// T-CMARK-5.
  @Test func `A task-list item is an item with its check mark`() {
    #expect(
      outline("- [ ] a\n- [x] b\n- c") == [
        "list", " item(1)", "  paragraph {a}", " item(2)", "  paragraph {b}", " item",
        "  paragraph {c}",
      ]
    )
  }

  /// T-CMARK-2.
  @Test func `A table keeps rows, cells and the number of columns`() {
    #expect(
      outline("|a|b|\n|-|-|\n|c|") == [
        "table(2)", " tableRow", "  tableCell {a}", "  tableCell {b}", " tableRow",
        "  tableCell {c}", "  tableCell",
      ]
    )
  }

  /// T-BLOCK-5.
  @Test func `Breaks and raw HTML have no text`() {
    #expect(
      outline("***\n\n<div>\nx\n</div>\n\na") == ["thematicBreak", "htmlBlock", "paragraph {a}"]
    )
  }

  @Test func `A paragraph of images only is marked`() {
    let key = ImageBoxes.key(of: Array("u".utf8))
    #expect(outline("![a](u) ![](v)") == ["paragraph(\(key)) image {a }"])
    #expect(outline("![a](u) b") == ["paragraph {a b}"])
  }

  /// T-GUARD-1, T-BLOCK-10.
  @Test func `A row over a limit is one block of plain text with its reason`() {
    let text = "# a\r\n" + String(repeating: "@", count: 257) + "\t\u{0}"
    let tripped = document(text)
    #expect(tripped.guardReason == .atSigns)
    #expect(tripped.blocks.map(\.kind) == [.plainText])
    let expected = "# a\n" + String(repeating: "@", count: 257) + " \u{fffd}"
    #expect(tripped.text == Array(expected.utf8))
  }

  /// T-GUARD-16.
  @Test func `Invalid bytes and NUL become replacement characters`() {
    let parsed = MarkdownDocument([0x61, 0xff, 0x62, 0x00, 0x63])
    #expect(parsed.text == Array("a\u{fffd}b\u{fffd}c".utf8))
  }

  /// MD-7.
  @Test func `20,000 nested quotes are walked without recursion once the guard allows them`() {
    var limits = MarkdownLimits()
    limits.nesting = 1_000_000
    limits.inlineRun = 1_000_000
    let bytes = Array(repeating: UInt8(ascii: ">"), count: 20_000)
    #expect(MarkdownDocument(bytes, limits: limits).blocks.count == 20_000)
  }

  @Test func `An empty row has no blocks`() {
    #expect(document("").blocks.isEmpty)
    #expect(document(" \n\n ").blocks.isEmpty)
  }
}
