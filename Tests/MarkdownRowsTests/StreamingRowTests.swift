import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct StreamingRowTests {
  private func measurer(_ tailoring: Tailoring = .uax14) throws -> RowMeasurer {
    try RowMeasurer(
      source: .table(.square(unitsPerEm: 1_000)),
      style: .oracle,
      tailoring: tailoring
    )
  }

  /// The heights that each byte displays.
  private func heights(_ text: String, widthPt: Int64 = 320) throws -> [Length] {
    let measurer = try measurer()
    var row = StreamingRow(kind: .agentReply, width: .points(widthPt), measurer: measurer)
    var heights: [Length] = []
    for byte in text.utf8 {
      row.append([byte], measurer: measurer)
      heights.append(row.measurement.height)
    }
    row.finish(measurer: measurer)
    heights.append(row.measurement.height)
    return heights
  }

  private func fall(_ heights: [Length]) -> Int {
    zip(heights, heights.dropFirst()).filter { $0 > $1 }.count
  }

  /// T-STREAM-7.
  @Test func `At every byte of 150 joins the height is that of the displayed prefix`() throws {
    let streaming = try measurer()
    let whole = try measurer()
    var random = RandomSource(seed: 91)
    for _ in 0..<150 {
      let bytes = StreamingExamples.join(&random)
      var row = StreamingRow(kind: .agentReply, width: .points(120), measurer: streaming)
      for byte in bytes {
        row.append([byte], measurer: streaming)
        let prefix = Array(bytes[..<row.document.displayedCount])
        let expected = whole.measure(markdown: prefix, kind: .agentReply, width: .points(120))
        #expect(row.measurement == expected)
      }
      row.finish(measurer: streaming)
      let expected = whole.measure(markdown: bytes, kind: .agentReply, width: .points(120))
      #expect(row.measurement == expected)
    }
  }

  /// T-PREP-1.
  @Test func `Another width refits settled blocks without looking up their words`() throws {
    let measurer = try measurer()
    var row = StreamingRow(kind: .agentReply, width: .points(320), measurer: measurer)
    var whole: [UInt8] = []
    for bytes in TestFile.answers().prefix(3) {
      let piece: [UInt8] = bytes + [0x0a, 0x0a]
      row.append(piece, measurer: measurer)
      whole += piece
    }
    let tailWords = measurer.prepare(row.document.tail).wordCount
    let asked = measurer.counters.wordsAsked
    row.setWidth(.points(200), measurer: measurer)
    #expect(measurer.counters.wordsAsked - asked <= tailWords)
    let expected = measurer.measure(markdown: whole, kind: .agentReply, width: .points(200))
    #expect(row.measurement == expected)
  }

  /// B41.
  @Test func `The height never falls while a fence is typed`() throws {
    let heights = try heights("Look:\n\n```py\na = 1\nb = 2\n```\nDone.")
    #expect(fall(heights) == 0)
    #expect(heights.last == .points(128))
  }

  /// B42.
  @Test func `The height never falls while a list is typed under a line`() throws {
    #expect(fall(try heights("Plan\n- one\n- two\n- three\n- four\n- five\n  - six\n")) == 0)
  }

  /// B43.
  @Test func `The height never falls after a table has appeared`() throws {
    let text = "|a|b|\n|-|-|\n|c|d|\n|e|f|\n|g|h|\n"
    let heights = try heights(text)
    #expect(fall(Array(heights.dropFirst(12))) == 0)
  }

  /// B46.
  @Test func `Bold next to full-width punctuation stays literal, and a control is bold`() throws {
    func styles(_ text: String) -> [FaceStyle] {
      MarkdownDocument(Array(text.utf8)).runs.map(\.style)
    }
    let literal = "他说**明天见。**然后走了"
    #expect(styles(literal) == [.regular])
    #expect(MarkdownDocument(Array(literal.utf8)).text == Array(literal.utf8))
    #expect(styles("오늘 **서울(Seoul)**에 간다") == [.regular])
    #expect(styles("他说**明天见**然后") == [.regular, .bold, .regular])
    var row = StreamingDocument()
    var toggles = 0
    var wasBold = false
    for byte in literal.utf8 {
      row.append([byte])
      let isBold = row.tail.runs.contains { $0.style == .bold }
      if isBold != wasBold { toggles += 1 }
      wasBold = isBold
    }
    #expect(toggles == 2)
    let measured = try heights(literal, widthPt: 80)
    let line = Length.points(24)
    for (before, after) in zip(measured, measured.dropFirst()) {
      #expect((after - before).magnitude <= line)
    }
  }

  /// B48.
  @Test func `Direction marks change no height, and every pass gives the same one`() throws {
    for widthPt in [Int64(200), 260, 358] {
      let measurer = try RowMeasurer(fonts: try FontSet.installed(), style: .oracle)
      func height(_ text: String) -> Length {
        measurer.measure(markdown: Array(text.utf8), kind: .user, width: .points(widthPt)).height
      }
      for text in [
        "The word مرحبا inside an English sentence does not change its direction at all.",
        "Swift لغة برمجة حديثة وسريعة وآمنة تستخدم في تطوير التطبيقات على أجهزة كثيرة.",
      ] {
        let plain = height(text)
        #expect(height("\u{200f}" + text) == plain)
        #expect(height("\u{200e}" + text) == plain)
        #expect(height(text) == plain)
      }
    }
  }
}
