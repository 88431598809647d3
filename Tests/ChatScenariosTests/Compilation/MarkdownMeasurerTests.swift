import ChatScenarios
import MarkdownRows
import Testing
import TimelineSimulation
import TimelineUnits

@Suite struct MarkdownMeasurerTests {
  private let text = Array("A reply of *some* words, long enough for two lines or more.".utf8)

  private func height(
    _ measurer: MarkdownMeasurer,
    _ markdown: [UInt8],
    row: UInt64 = 0,
    widthPt: Int64 = 400
  ) throws -> MeasuredText {
    try measurer.measure(
      TextRow(kind: .agentReply, markdown: markdown, idHash: row),
      in: TextLayout(width: .points(widthPt))
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

  /// M-WORK-1, T-COUNT-1.
  @Test func `A row is one parse and its words, known or not, and guarded text is no parse`() throws
  {
    let measurer = MarkdownMeasurer(fonts: try FontSet.installed())
    let first = try height(measurer, text)
    #expect(first.work.parses == 1)
    #expect(first.work.shapes > 11)
    #expect(try height(measurer, text).work == first.work)
    let guarded = try height(measurer, [UInt8](repeating: UInt8(ascii: "*"), count: 70_000))
    #expect(guarded.guardRule != nil)
    #expect(guarded.work.parses == 0)
    let ends = Array(stride(from: 10, through: text.count, by: 10)) + [text.count]
    let row = TextRow(kind: .agentReply, markdown: text, idHash: 0)
    let parts = try measurer.measure(row, cutAt: ends, in: TextLayout(width: .points(400)))
    #expect(parts.allSatisfy { $0.work.parses >= 1 && $0.work.shapes <= first.work.shapes })
  }

  private func streamed(
    _ text: String,
    _ policy: ProvisionalLine,
    in steps: Int = 1
  ) throws -> [Length] {
    let row = TextRow(kind: .agentReply, markdown: Array(text.utf8), idHash: 0)
    let measurer = MarkdownMeasurer(fonts: try FontSet.installed())
    let ends = Array(stride(from: steps, through: row.markdown.count, by: steps))
    let layout = TextLayout(width: .points(400), tuning: TextTuning(provisionalLine: policy))
    return try measurer.measure(row, cutAt: ends, in: layout).map(\.height)
  }

  /// T-STREAM-14.
  @Test func `A streamed row shows a half-typed line under exact and not under held`() throws {
    let text = "One.\n\n# Two"
    let held = try streamed(text, .held)
    let exact = try streamed(text, .exact)
    let one = held[3]
    // The lone number sign is an empty heading, which takes a line of its own or a gap.
    #expect(held[6] == one)
    #expect(held.last == exact.last)
    #expect(zip(held, held.dropFirst()).allSatisfy { $0 <= $1 })
    let paragraph = try streamed("One.\n-", .exact)
    #expect(paragraph[5] > paragraph[4])
    #expect(try streamed("One.\n-", .held).dropLast().allSatisfy { $0 <= one })
  }

  /// T-STREAM-16.
  @Test(arguments: ProvisionalLine.allCases, [1, 3, 24])
  func `A streamed row ends as tall as the whole one`(policy: ProvisionalLine, step: Int) throws {
    let text = "# A\n\n- b\n- c *d*\n\n```\ne\n```\n| f | g |\n|---|---|\n| h | i |\nj\n-"
    let bytes = Array(text.utf8)
    let measurer = MarkdownMeasurer(fonts: try FontSet.installed())
    let whole = try height(measurer, Array(bytes[..<(bytes.count / step * step)]))
    let row = TextRow(
      kind: .agentReply,
      markdown: Array(bytes[..<(bytes.count / step * step)]),
      idHash: 0
    )
    let ends = Array(stride(from: step, through: row.markdown.count, by: step))
    let layout = TextLayout(width: .points(400), tuning: TextTuning(provisionalLine: policy))
    let last = try measurer.measure(row, cutAt: ends, in: layout).last
    #expect(last?.height == whole.height)
    #expect(last?.preparation == whole.preparation)
  }

  /// T-FONT-2.
  @Test func `A recorded height is that of the complete streamed row alone`() throws {
    let id = StableHash.of("agentReply:r".utf8)
    let heights = #""rowHeights":[{"row":"agentReply:r","widthPt":400,"heightPt":99}]"#
    let measurer = MarkdownMeasurer(metrics: try file(heights), fonts: try FontSet.installed())
    let row = TextRow(kind: .agentReply, markdown: text, idHash: id)
    let layout = TextLayout(width: .points(400))
    let parts = try measurer.measure(row, cutAt: [5, text.count], in: layout).map(\.height)
    #expect(parts[0] < .points(99))
    #expect(parts[1] == .points(99))
    #expect(try measurer.measure(row, cutAt: [5], in: layout)[0].height == parts[0])
  }

  /// T-GUARD-3, T-BREAK-3.
  @Test func `Another tuning measures anew with its limits and breaks`() throws {
    let measurer = MarkdownMeasurer(fonts: try FontSet.installed())
    let row = TextRow(kind: .agentReply, markdown: Array("a\n\nb/c".utf8), idHash: 0)
    var layout = TextLayout(width: .points(400))
    let usual = try measurer.measure(row, in: layout)
    #expect(usual.guardRule == nil)
    layout.tuning.limits.lines = 1
    #expect(try measurer.measure(row, in: layout).guardRule == GuardReason.lines.ruleNumber)
    layout.tuning = TextTuning()
    #expect(try measurer.measure(row, in: layout) == usual)
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
    for (row, widthPt) in [(0, 400), (id, 390), (id + 1, 400)] as [(UInt64, Int64)] {
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
