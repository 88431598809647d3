import MarkdownRows
import Testing
import TimelineUnits

@Suite struct RowMeasurementTests {
  /// T-FONT-2.
  @Test func `A recorded height counts a word for every 6 bytes and no lines`() {
    let row = RowMeasurement.recorded(height: .points(88), bytes: 60)
    #expect(row == RowMeasurement(height: .points(88), bytes: 60, words: 10, lines: 0, blocks: 0))
    let long = RowMeasurement.recorded(height: .points(88), bytes: 600)
    let cost = PreparationCost.modelled
    #expect(cost.time(for: long) > cost.time(for: row))
  }
}
