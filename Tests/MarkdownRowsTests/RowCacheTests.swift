import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct RowCacheTests {
  /// T-PREP-4, T-DET-5.
  @Test func `Heights are the same cold, warm, through a small cache and in any order`() throws {
    let fonts = try FontSet.installed()
    let rows = TestFile.answers()
    for tailoring in Tailoring.allCases {
      let cold = try RowMeasurer(fonts: fonts, style: .phone, tailoring: tailoring)
      let warm = try RowMeasurer(fonts: fonts, style: .phone, tailoring: tailoring)
      var cache = RowCache(preparedBytes: 20_000, heightBytes: 3_000)
      for row in rows.reversed() {
        _ = warm.measure(markdown: row, kind: .user, width: .points(200))
      }
      for widthPt in [Int64(120), 288, 390] {
        for row in rows + rows {
          let width = Length.points(widthPt)
          cold.dropCaches()
          let expected = cold.measure(markdown: row, kind: .agentReply, width: width)
          #expect(warm.measure(markdown: row, kind: .agentReply, width: width) == expected)
          let cached = cache.measure(
            markdown: row,
            kind: .agentReply,
            width: width,
            measurer: warm
          )
          #expect(cached == expected)
          #expect(cache.byteCount <= 23_000)
        }
      }
    }
  }

  /// T-PREP-1, T-PREP-3.
  @Test func `A row that comes back is not parsed, at another width neither`() throws {
    let measurer = try RowMeasurer(source: .table(.square(unitsPerEm: 10)), style: .oracle)
    var cache = RowCache()
    let row = Array("# a\n\nb c d".utf8)
    for widthPt in [Int64(100), 100, 50, 100] {
      _ = cache.measure(markdown: row, kind: .user, width: .points(widthPt), measurer: measurer)
    }
    #expect(measurer.counters.parses == 1)
    #expect(measurer.counters.wordsAsked == 4)
    #expect(cache.hits == (heights: 2, rows: 1))
    cache.removeAll()
    _ = cache.measure(markdown: row, kind: .user, width: .points(100), measurer: measurer)
    #expect(measurer.counters.parses == 2)
  }
}
