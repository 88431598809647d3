import MarkdownRows
import Testing
import TimelineUnits

@testable import timeline_bench

@Suite struct RowExplanationTextTests {
  @Test func `Totals, chrome, guard and blocks stand in aligned lines`() {
    let heading = BlockExplanation(
      kind: .heading,
      depth: 0,
      size: BlockHeight(height: .points(30), lines: 1, width: .points(358)),
      textBytes: 5,
      faces: ["Inter-Bold.otf"]
    )
    let image = BlockExplanation(
      kind: .paragraph,
      depth: 1,
      size: BlockHeight(height: .points(180), lines: 0, width: .points(340)),
      textBytes: 0,
      faces: [],
      isImage: true
    )
    let row = RowExplanation(
      measurement: RowMeasurement(
        height: .points(242),
        guardReason: .pipes,
        bytes: 40,
        words: 1,
        lines: 1,
        blocks: 2
      ),
      contentWidth: .points(358),
      chromeHeight: .points(20),
      style: "phone-L",
      tailoring: .web,
      blocks: [heading, image],
      missingGlyphs: 0
    )
    let text = RowExplanationText(row, title: "row 1 of 2, user", width: .points(390)).lines
    #expect(
      text == [
        "row 1 of 2, user: 40 bytes",
        "  width   390 pt, 358 pt for the blocks",
        "  height  242 pt: 222 pt of blocks and gaps, 20 pt around them",
        "  text    1 line, 1 word, 2 blocks, 0 missing glyphs",
        "  guard   T-GUARD-7 (pipes): laid out as plain text",
        "  style   phone-L, line breaks web",
        "",
        "block        depth  height  lines   width  bytes  measured with",
        "heading          0   30 pt      1  358 pt      5  Inter-Bold.otf",
        "  paragraph      1  180 pt      0  340 pt      0  image box",
        "total               242 pt      1             40",
      ]
    )
  }
}
