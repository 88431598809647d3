import MarkdownRows
import Testing
import TimelineUnits

@testable import ChatScenarios

@Suite struct CorpusHeightsTests {
  private static let path = "Sources/ChatScenarios/History/CorpusHeights+Measured.swift"

  @Test func `The table holds the rows of the corpus by kind`() throws {
    let rows = try ShippedCorpus.rows()
    #expect(CorpusHeights.rows.map(\.kind) == rows.map(\.kind))
    #expect(CorpusHeights.ladder.map(\.count).reduce(0, +) == rows.count)
    #expect(CorpusHeights.ladder.allSatisfy { !$0.isEmpty && $0 == $0.sorted() })
  }

  @Test func `Rows and their text form are the same`() {
    let rows = [
      GeneratedRow(kind: .system, height: Length(units: 7)),
      GeneratedRow(kind: .user, height: .points(2)),
      GeneratedRow(kind: .agentReply, height: .points(3)),
      GeneratedRow(kind: .activity, height: .points(1)),
    ]
    #expect(CorpusHeights.text(of: rows) == "s7\nu384 r576 a192")
    #expect(CorpusHeights.parse(CorpusHeights.text(of: rows)) == rows)
    #expect(CorpusHeights.parse("x7 u u7x 9 a192") == [rows[3]])
  }

  /// With other fonts the heights are others, and there is nothing to compare.
  @Test func `Measuring the corpus again gives the committed heights`() throws {
    let fonts = try FontSet.installed()
    let digest = StableHash.of(fonts.digests.map(\.sha256).joined().utf8)
    guard digest == CorpusHeights.fontsDigest || CommittedFile.isUpdating else { return }
    let measurer = try RowMeasurer(fonts: fonts, style: .phone, tailoring: .web)
    let measured = try ShippedCorpus.rows().map { row in
      let width = Length.points(CorpusHeights.widthPt)
      let height = measurer.measure(markdown: row.markdown, kind: row.kind, width: width).height
      return GeneratedRow(kind: row.kind, height: height)
    }
    if CommittedFile.isUpdating { #expect(write(measured, digest)) }
    #expect(
      measured == CorpusHeights.rows && digest == CorpusHeights.fontsDigest,
      "\(CorpusHeightsTests.path) is out of date; CONTRIBUTING.md says how to write it anew"
    )
  }

  private func write(_ rows: [GeneratedRow], _ digest: UInt64) -> Bool {
    let lines = CorpusHeights.text(of: rows).split(separator: "\n").map { "    \($0)\n" }.joined()
    let text = """
      extension CorpusHeights {
        /// The hash of the fonts that the rows were measured with.
        static let fontsDigest: UInt64 = \(digest)
        /// The heights, one line a turn.
        static let measured = \"""
      \(lines)    \"""
      }

      """
    return CommittedFile.write(text, to: CorpusHeightsTests.path)
  }
}
