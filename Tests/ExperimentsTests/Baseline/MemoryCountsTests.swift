import BenchmarkKit
import Experiments
import Testing

@Suite struct MemoryCountsTests {
  /// BM-ARC-2.
  @Test func `Each count is kept by itself, and what was not counted is not 0`() {
    var counts = MemoryCounts()
    for counter in MemoryCounter.allCases { #expect(counts[counter] == nil) }
    for (number, counter) in MemoryCounter.allCases.enumerated() { counts[counter] = number }
    #expect(MemoryCounter.allCases.map { counts[$0] } == [0, 1, 2, 3, 4, 5])
    let taken = MemoryCounts(
      AllocationCounts(
        allocations: 1,
        requestedBytes: 2,
        frees: 9,
        peakBytes: 3,
        references: ReferenceCounts(retains: 4, releases: 5, objects: 6)
      )
    )
    #expect(MemoryCounter.allCases.map { taken[$0] } == [1, 2, 6, 3, 5, 4])
    #expect(MemoryCounts(.zero)[.retains] == 0)
    counts[.bytes] = nil
    #expect(counts[.bytes] == nil && counts[.allocations] == 0)
  }
}
