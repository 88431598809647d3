import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct RowMeasurerExplanationTests {
  @Test func `An explanation adds up to the height and names fonts, not text`() throws {
    let measurer = try RowMeasurer(fonts: try FontSet.installed(), style: .phone)
    let text = "# Title\n\n- a `b` 漢\n- 👍\n\n```\nx\n```"
    let row = measurer.explain(
      markdown: Array(text.utf8),
      kind: .agentReply,
      width: .points(390)
    )
    #expect(row.contentWidth == .points(358))
    #expect(row.chromeHeight == .points(20))
    #expect(row.style == "phone-L")
    let roots = row.blocks.filter { $0.depth == 0 }
    let sum = roots.reduce(Length.points(20)) { $0 + $1.size.height }
    #expect(row.measurement.height == sum + RowStyle.phone.user.blocks.gap * 2)
    #expect(row.blocks.map(\.kind).prefix(2) == [.heading, .list])
    #expect(row.blocks[0].faces == ["Inter-Bold.otf"])
    #expect(
      row.blocks[3].faces == [
        "Inter-Regular.otf", "JetBrainsMono-Regular.ttf", "rule: ideograph 1 em",
      ]
    )
    #expect(row.blocks[5].faces == ["rule: emoji 1.245 em"])
    #expect(row.missingGlyphs == 0)
  }

  @Test func `An explanation tells the box of an image from text`() throws {
    let measurer = try RowMeasurer(source: .table(.square(unitsPerEm: 10)), style: .phone)
    let row = measurer.explain(
      markdown: Array("![a](b)\n\ntext ![a](b)".utf8),
      kind: .agentReply,
      width: .points(390)
    )
    #expect(row.blocks.map(\.isImage) == [true, false])
    #expect(row.blocks[0].size.height == .points(180))
  }

  /// T-GUARD-1.
  @Test func `An explanation names the guard that tripped`() throws {
    let measurer = try RowMeasurer(source: .table(.square(unitsPerEm: 10)), style: .oracle)
    let row = measurer.explain(
      markdown: Array(repeating: UInt8(ascii: "@"), count: 300),
      kind: .user,
      width: .points(390)
    )
    #expect(row.measurement.guardReason == .atSigns)
    #expect(row.blocks.map(\.kind) == [.plainText])
    #expect(row.blocks[0].faces == ["metrics file"])
  }
}
