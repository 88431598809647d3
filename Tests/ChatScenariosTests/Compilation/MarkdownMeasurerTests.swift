import ChatScenarios
import MarkdownRows
import Testing
import TimelineUnits

@Suite struct MarkdownMeasurerTests {
  private let text = Array("A reply of *some* words, long enough for two lines or more.".utf8)

  private func height(
    _ measurer: MarkdownMeasurer,
    _ markdown: [UInt8],
    row: UInt64? = nil,
    widthPt: Int64 = 400
  ) throws -> MeasuredText {
    try measurer.measure(
      markdown: markdown,
      row: row,
      kind: .agentReply,
      width: .points(widthPt)
    )
  }

  private func file(_ parts: String) throws -> MetricsFile {
    try MetricsFile(Array("{\"schema\":\"timelinebench.metrics/1\",\(parts)}".utf8))
  }

  @Test func `A narrow row is taller, and a long one takes longer`() throws {
    let measurer = MarkdownMeasurer(fonts: try FontSet.installed())
    let wide = try height(measurer, text)
    #expect(try height(measurer, text, widthPt: 150).height > wide.height)
    #expect(try height(measurer, text + text).preparation > wide.preparation)
    #expect(measurer.hasUsedFonts)
  }

  @Test func `Without fonts nothing is measured, and the line says so`() {
    let error = InputError(
      place: "fonts",
      message: "no fonts were opened to measure text with",
      isMissing: true
    )
    #expect(throws: error) { try height(MarkdownMeasurer(fonts: nil), text) }
  }

  /// T-GUARD-1.
  @Test func `A row behind a guard carries the number of its rule`() throws {
    let measurer = MarkdownMeasurer(
      metrics: try file(
        #""advances":{"unitsPerEm":10,"styles":[{"style":"regular","standard":5}]}"#
      ),
      fonts: nil
    )
    let signs = Array(repeating: UInt8(ascii: "@"), count: 300)
    #expect(try height(measurer, signs).guardRule == GuardReason.atSigns.ruleNumber)
    #expect(try height(measurer, text).guardRule == nil)
  }

  /// T-FONT-2.
  @Test func `A recorded height comes first, then the file's text metrics, then fonts`() throws {
    let id = StableHash.of("agentReply:r".utf8)
    let heights = #""rowHeights":[{"row":"agentReply:r","widthPt":400,"heightPt":99}]"#
    let measurer = MarkdownMeasurer(metrics: try file(heights), fonts: nil)
    #expect(try height(measurer, text, row: id).height == .points(99))
    for (row, widthPt) in [(nil, 400), (id, 390), (id + 1, 400)] as [(UInt64?, Int64)] {
      let error = #expect(throws: InputError.self) {
        try height(measurer, text, row: row, widthPt: widthPt)
      }
      #expect(error?.isMissing == true)
      #expect(error?.rule == "T-DET-6")
    }
    let advances = #","advances":{"unitsPerEm":10,"styles":[{"style":"regular","standard":5}]}"#
    let both = MarkdownMeasurer(metrics: try file(heights + advances), fonts: nil)
    #expect(try height(both, text, row: id).height == .points(99))
    #expect(try height(both, text).height != .points(99))
  }

  /// T-DET-6.
  @Test func `What a recorded corpus lacks is missing each time it is asked for`() throws {
    let fonts = try FontSet.installed()
    let bytes = try MetricsRecorder.record(name: "one", rows: [text], fonts: fonts)
    let alone = MarkdownMeasurer(metrics: try MetricsFile(bytes), fonts: nil)
    let expected = try height(MarkdownMeasurer(fonts: fonts), text)
    #expect(try height(alone, text) == expected)
    // The same leaf as a heading: its words were never recorded in bold.
    let heading = Array("# ".utf8) + text
    for _ in 0..<2 { #expect(throws: InputError.self) { try height(alone, heading) } }
    let helped = MarkdownMeasurer(metrics: try MetricsFile(bytes), fonts: fonts)
    #expect(try height(helped, text) == expected)
    #expect(!helped.hasUsedFonts)
    #expect(try height(helped, heading) == height(MarkdownMeasurer(fonts: fonts), heading))
    #expect(helped.hasUsedFonts)
  }
}
