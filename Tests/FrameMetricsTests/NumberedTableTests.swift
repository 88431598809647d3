import Testing

@testable import FrameMetrics

@Suite struct NumberedTableTests {
  @Test func `Values are found by number in any order of their coming`() {
    var table = NumberedTable<Int>()
    for number in [5, 1, 9, 3, 5, 9, 9] as [UInt64] { table.update(number, first: 0) { $0 += 1 } }
    #expect(table.all == [1, 1, 2, 3])
    #expect(!table.hasOverflowed)
  }

  @Test func `The 16,385th number is refused, known ones are still changed`() {
    var table = NumberedTable<Int>()
    for number in 0..<16_384 as Range<UInt64> { table.update(number, first: 0) { $0 += 1 } }
    #expect(!table.hasOverflowed)
    table.update(16_384, first: 0) { $0 += 1 }
    #expect(table.hasOverflowed)
    table.update(7, first: 0) { $0 += 1 }
    #expect(table.all.reduce(0, +) == 16_385)
  }
}
