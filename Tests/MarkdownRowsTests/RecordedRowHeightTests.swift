import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct RecordedRowHeightTests {
  /// T-FONT-2.
  @Test func `Heights are ordered by the row's bytes, then by width`() {
    func entry(_ row: String, _ widthPt: Int64) -> RecordedRowHeight {
      RecordedRowHeight(row: Array(row.utf8), width: .points(widthPt), height: .zero)
    }
    let sorted = [entry("b", 1), entry("a", 2), entry("", 9), entry("a", 1)]
      .sorted(by: RecordedRowHeight.precedes)
    #expect(sorted == [entry("", 9), entry("a", 1), entry("a", 2), entry("b", 1)])
  }
}
