import BenchmarkKit
import Testing

@Suite struct ReferenceCountsTests {
  @Test func `Counts of two pieces of work add up, each by itself`() {
    let sum =
      ReferenceCounts(retains: 1, releases: 20, objects: 300)
      + ReferenceCounts(retains: 4, releases: 50, objects: 600)
    #expect(sum == ReferenceCounts(retains: 5, releases: 70, objects: 900))
  }
}
