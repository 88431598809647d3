import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct RecordedRowHeightTests {
  /// T-FONT-2.
  @Test func `Heights are ordered by the row's hash, then by width`() {
    func entry(_ row: UInt64, _ widthPt: Int64) -> RecordedRowHeight {
      RecordedRowHeight(row: row, width: .points(widthPt), height: .zero)
    }
    let sorted = [entry(7, 1), entry(5, 2), entry(0, 9), entry(5, 1)]
      .sorted(by: RecordedRowHeight.precedes)
    #expect(sorted == [entry(0, 9), entry(5, 1), entry(5, 2), entry(7, 1)])
  }
}
