import Experiments
import Testing

@Suite struct MemoryCountsTests {
  /// BM-ARC-2.
  @Test func `Each count is kept by itself, and what was not counted is not 0`() {
    var counts = MemoryCounts()
    for counter in MemoryCounter.allCases { #expect(counts[counter] == nil) }
    for (number, counter) in MemoryCounter.allCases.enumerated() { counts[counter] = number }
    #expect(MemoryCounter.allCases.map { counts[$0] } == [0, 1, 2, 3, 4, 5])
    counts[.bytes] = nil
    #expect(counts[.bytes] == nil && counts[.allocations] == 0)
  }
}
