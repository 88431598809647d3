import BenchmarkKit
import Testing

@Suite struct AllocationCountsTests {
  @Test func `Sums add calls, keep the higher peak and lose references that one side lacks`() {
    let left = AllocationCounts(
      allocations: 1,
      requestedBytes: 10,
      frees: 2,
      peakBytes: 30,
      references: ReferenceCounts(retains: 1, releases: 2, objects: 3)
    )
    var right = left
    right.peakBytes = 40
    let sum = left + right
    #expect(sum.allocations == 2 && sum.requestedBytes == 20 && sum.frees == 4)
    #expect(sum.peakBytes == 40)
    #expect(sum.references == ReferenceCounts(retains: 2, releases: 4, objects: 6))
    right.references = nil
    #expect((left + right).references == nil)
    #expect(AllocationCounts.zero + left == left)
  }
}
