import StrictJSON
import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct MetricsFileTests {
  private func file(_ text: String) throws(JSONError) -> MetricsFile {
    try MetricsFile(Array(text.utf8))
  }

  private static let head = "{\"schema\":\"timelinebench.metrics/1\",\"name\":\"n\","

  /// T-DET-6.
  @Test func `A recorded corpus measures as with the fonts, in any style and at any width`() throws
  {
    let rows = TestFile.answers()
    let fonts = try FontSet.installed()
    let bytes = try MetricsRecorder.record(name: "answers", rows: rows, fonts: fonts)
    let metrics = try MetricsFile(bytes)
    for tailoring in Tailoring.allCases {
      for style in [RowStyle.oracle, .phone, .phone(.accessibilityExtraLarge)] {
        let live = try RowMeasurer(fonts: fonts, style: style, tailoring: tailoring)
        let recorded = try RowMeasurer(metrics: metrics, style: style, tailoring: tailoring)
        for row in rows {
          for widthPt in [Int64(60), 200, 390] {
            let width = Length.points(widthPt)
            let expected = live.measure(markdown: row, kind: .user, width: width)
            #expect(recorded.measure(markdown: row, kind: .user, width: width) == expected)
          }
        }
        #expect(recorded.gaps == 0)
        #expect(recorded.counters.shapeCalls == 0)
      }
    }
    #expect(metrics.versions.map(\.name) == ["cmarkGFM", "harfBuzz", "icu", "unicode"])
    #expect(metrics.fonts == fonts.digests)
  }

  /// T-DET-6.
  @Test func `Text that was not recorded is counted as a gap`() throws {
    let bytes = try MetricsRecorder.record(
      name: "a",
      rows: [Array("one `two`".utf8)],
      fonts: try FontSet.installed()
    )
    let measurer = try RowMeasurer(metrics: try MetricsFile(bytes), style: .oracle)
    _ = measurer.measure(markdown: Array("one `two`".utf8), kind: .user, width: .points(90))
    #expect(measurer.gaps == 0)
    _ = measurer.measure(markdown: Array("three".utf8), kind: .user, width: .points(90))
    #expect(measurer.gaps == 2)
  }

  /// T-FONT-2.
  @Test func `Advances and line heights of a file take the place of the font's`() throws {
    let metrics = try file(
      MetricsFileTests.head + """
        "advances":{"unitsPerEm":100,"styles":[{"style":"regular","standard":50,\
        "listed":[[32,25],[97,100]]}],"lineHeights":[{"sizePt":16,"heightPt":21.5}]}}
        """
    )
    let measurer = try RowMeasurer(metrics: metrics, style: .oracle)
    #expect(measurer.style.name == "oracle+n")
    // 5 letters of 1 em and 5 of half an em, with 4 half spaces: 8.5 em of 16 pt.
    let text = Array("a b a b a b a b a b".utf8)
    func height(_ widthPt: Int64) -> Length {
      measurer.measure(markdown: text, kind: .user, width: .points(widthPt)).height
    }
    #expect(height(156) == Length(points: 21.5))
    #expect(height(155) == Length(points: 43))
  }

  /// T-FONT-2.
  @Test func `A row's recorded height is found by its id and width`() throws {
    let metrics = try file(
      MetricsFileTests.head + """
        "rowHeights":[{"row":"b","widthPt":390,"heightPt":80},\
        {"row":"a","widthPt":390,"heightPt":44.5},{"row":"a","widthPt":320,"heightPt":60}]}
        """
    )
    func hash(_ id: String) -> UInt64 { StableHash.of(id.utf8) }
    #expect(!metrics.measuresText)
    #expect(metrics.hasRowHeights)
    #expect(metrics.height(ofRow: hash("a"), width: .points(390)) == Length(points: 44.5))
    #expect(metrics.height(ofRow: hash("a"), width: .points(320)) == .points(60))
    #expect(metrics.height(ofRow: hash("b"), width: .points(320)) == nil)
    #expect(metrics.height(ofRow: hash("c"), width: .points(390)) == nil)
  }
}
