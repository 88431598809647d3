import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct PreparationCostTests {
  /// T-COST-1.
  @Test func `A row of 1,000 bytes, 100 words and 10 lines takes 226 µs`() {
    let row = RowMeasurement(height: .zero, bytes: 1_000, words: 100, lines: 10, blocks: 1)
    // 20,000 + 15,000 + 190,000 + 1,000 ns at 0.7056 ticks a nanosecond.
    #expect(PreparationCost.modelled.time(for: row) == Interval(ticks: 159_465))
    let empty = RowMeasurement(height: .zero, bytes: 0, words: 0, lines: 0, blocks: 0)
    #expect(PreparationCost.modelled.time(for: empty) == Interval(ticks: 14_112))
  }

  @Test func `Its parts are 35 µs for the parser, 190 for the words and 1 for the lines`() {
    let row = RowMeasurement(height: .zero, bytes: 1_000, words: 100, lines: 10, blocks: 1)
    let parts = PreparationCost.modelled.parts(for: row)
    #expect(parts.map(\.step) == [.parse, .shape, .fit])
    #expect(parts.map(\.nanoseconds) == [35_000, 190_000, 1_000])
  }
}
