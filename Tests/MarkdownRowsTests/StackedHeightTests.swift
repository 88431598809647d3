import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct StackedHeightTests {
  private func part(_ heightPt: Int64, lines: Int) -> RowHeight {
    RowHeight(height: .points(heightPt), lines: lines, emergencyBreaks: 0)
  }

  /// T-BLOCK-7.
  @Test func `Parts with height are 8 pt apart, and a part without takes no gap`() {
    var sum = StackedHeight()
    let document = MarkdownDocument(Array("a".utf8))
    for (heightPt, lines) in [(Int64(0), 0), (24, 1), (0, 0), (48, 2)] {
      sum.add(part(heightPt, lines: lines), words: 3, document, gap: .points(8))
    }
    #expect(sum.height == .points(80))
    #expect(sum.lines == 3)
    #expect(sum.words == 12)
    #expect(sum.bytes == 4)
    #expect(sum.blocks == 4)
  }
}
