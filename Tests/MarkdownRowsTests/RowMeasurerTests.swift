import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct RowMeasurerTests {
  /// A measurer in which every code point is as wide as the em.
  private func square(
    _ style: RowStyle = .oracle,
    tailoring: Tailoring = .uax14
  ) throws -> RowMeasurer {
    try RowMeasurer(
      source: .table(.square(unitsPerEm: 1_000)),
      style: style,
      tailoring: tailoring
    )
  }

  /// The height of an answer in points, in the oracle style.
  private func height(_ text: String, widthPt: Int64 = 160) throws -> Double {
    try square().measure(
      markdown: Array(text.utf8),
      kind: .agentReply,
      width: .points(widthPt)
    ).height.points
  }

  /// T-BLOCK-1.
  @Test func `A paragraph is 24 pt a line, and 10 em fit 160 pt`() throws {
    #expect(try height("abcde abcd") == 24)
    #expect(try height("abcde abcde") == 48)
    #expect(try height("a b  \nc") == 48)
  }

  /// T-BLOCK-2, T-BLOCK-12.
  @Test func `Headings have lines of 36.4, 28.6, 24.7 and 20.8 pt to the nearest 1/64`() throws {
    let expected = [36.40625, 28.59375, 24.703125, 20.796875, 20.796875, 20.796875]
    for level in 1...6 {
      #expect(try height(String(repeating: "#", count: level) + " ab") == expected[level - 1])
    }
    // 28 pt: five em in 160 pt.
    #expect(try height("# abcde fg") == 2 * 36.40625)
  }

  /// T-BLOCK-3.
  @Test func `Code is 20 pt a line feed and 24 pt more, never wrapped`() throws {
    let long = String(repeating: "x", count: 100)
    #expect(try height("```\n\(long)\nb\n```") == 64)
    #expect(try height("```\n```") == 24)
    #expect(try height("    a") == 44)
  }

  /// T-BLOCK-4.
  @Test func `A quote takes 16 pt and an item 24 pt of the width, tight and loose alike`() throws {
    #expect(try height("> abcd efgh", widthPt: 160) == 24)
    #expect(try height("> abcd efgh", widthPt: 159) == 48)
    #expect(try height("- abcd efg", widthPt: 152) == 24)
    #expect(try height("- abcd efg", widthPt: 151) == 48)
    #expect(try height("- a\n- b") == 56)
    #expect(try height("- a\n\n- b") == 56)
    #expect(try height("- [x] a\n- b") == 56)
  }

  /// T-BLOCK-5, T-BLOCK-7.
  @Test func `A rule is 17 pt, raw HTML nothing, and only what is shown takes a gap of 8 pt`()
    throws
  {
    #expect(try height("***") == 17)
    #expect(try height("<div>\n\na") == 24)
    #expect(try height("a\n\n<div>\n\nb") == 56)
    #expect(try height("a\n\n***\n\nb") == 24 + 8 + 17 + 8 + 24)
    #expect(try height("-\n- a") == 24)
  }

  /// T-BLOCK-6, T-FILL-7.
  @Test func `A table's columns end at 200 pt and its height ignores the row's width`() throws {
    // 12 em fit 200 pt at 16 pt; a row is its lines and 12 pt.
    let table = "|a|b|\n|-|-|\n|abcdef ghijkl|x|\n"
    #expect(try height(table, widthPt: 40) == 36 + 60)
    #expect(try height(table, widthPt: 400) == 36 + 60)
    #expect(try height("|a|\n|-|\n|abcdefghijkl|") == 72)
    #expect(try height("|a|\n|-|\n|abcdefghijklm|") == 36 + 60)
  }

  /// T-BLOCK-8.
  @Test func `Content never gets less than 32 pt, and indents end at level 32`() throws {
    #expect(try height("> ab", widthPt: 20) == 24)
    #expect(try height("> abc", widthPt: 20) == 48)
    let deep = String(repeating: ">", count: 32) + " a"
    #expect(try height(deep, widthPt: 600) == 24)
    var limits = MarkdownLimits()
    limits.nesting = 100
    let measurer = try RowMeasurer(
      source: .table(.square(unitsPerEm: 1_000)),
      style: .oracle,
      limits: limits
    )
    func lines(_ levels: Int) -> Int {
      let text = String(repeating: ">", count: levels) + " abcdefghij"
      return measurer.measure(
        markdown: Array(text.utf8),
        kind: .user,
        width: .points(16 * 32 + 80)
      ).lines
    }
    // 5 em are left at level 32, and the same at level 40.
    #expect(lines(31) == 2)
    #expect(lines(32) == 2)
    #expect(lines(40) == 2)
    #expect(lines(27) == 1)
  }

  /// T-BLOCK-9.
  @Test func `A paragraph without text has no line, and a table row has at least one`() throws {
    #expect(try height("![](u)") == 0)
    #expect(try height("a\n\n![](u)\n\nb") == 56)
    #expect(try height("|a|\n|-|\n||") == 72)
    #expect(try height("") == 0)
  }

  /// T-BLOCK-10.
  @Test func `Plain text keeps its line ends`() throws {
    let text = "# a\n\n" + String(repeating: "(", count: 65)
    let row = try square().measure(
      markdown: Array(text.utf8),
      kind: .agentReply,
      width: .points(2_000)
    )
    #expect(row.guardReason == .parentheses)
    #expect(row.lines == 3)
    #expect(row.height == .points(72))
  }

  /// T-FILL-2.
  @Test func `Spaces at the end of a line hang, and count when a word follows`() throws {
    #expect(try height("abcdefghij klm") == 48)
    #expect(try height("abcdefgh    ij") == 48)
    #expect(try height("abcd    ef") == 24)
  }

  /// T-FILL-4.
  @Test func `A word wider than the line is split by clusters on a line of its own`() throws {
    let measurer = try square()
    let row = measurer.measure(
      markdown: Array("ab abcdefghijklmnopqrstuvwxyz cd".utf8),
      kind: .agentReply,
      width: .points(160)
    )
    // ab | abcdefghij | klmnopqrst | uvwxyz cd
    #expect(row.lines == 4)
    #expect(measurer.counters.emergencyBreaks == 2)
    #expect(try height("abc", widthPt: 1) == 48)
  }

  /// T-PREP-1.
  @Test func `A prepared row fits other widths without looking up a word`() throws {
    let measurer = try square()
    var row = measurer.prepare(MarkdownDocument(Array("a bc def ghijklmnopqrst".utf8)))
    let asked = measurer.counters.wordsAsked
    let second = try square()
    for widthPt in Int64(32)...400 {
      let again = measurer.measure(&row, kind: .user, width: .points(widthPt))
      second.dropCaches()
      let fresh = second.measure(
        markdown: Array("a bc def ghijklmnopqrst".utf8),
        kind: .user,
        width: .points(widthPt)
      )
      #expect(again == fresh)
    }
    #expect(measurer.counters.wordsAsked == asked)
  }

  /// T-FACE-1, T-FILL-1.
  @Test func `Phone chrome surrounds the text, and activity has one height`() throws {
    let measurer = try square(.phone)
    func height(_ text: String, _ kind: RowKind) -> Double {
      measurer.measure(markdown: Array(text.utf8), kind: kind, width: .points(390)).height.points
    }
    let line = RowStyle.phone.agentReply.blocks.text.lineHeight.points
    #expect(abs(line - 20.3) < 0.03)
    #expect(height("a", .agentReply) == line + 20)
    #expect(height("a", .user) == line + 32)
    #expect(height("a\n\nb\n\nc", .activity) == 44)
    #expect(height("", .agentReply) == 20)
  }
}
