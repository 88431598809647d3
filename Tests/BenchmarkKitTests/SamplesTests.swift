import BenchmarkKit
import Testing

@Suite struct SamplesTests {
  /// BM-STAT-1.
  @Test func `Percentiles are values that occurred, by nearest rank`() {
    let samples = Samples([40, 10, 30, 20])
    #expect(samples.percentile(0) == 10)
    #expect(samples.percentile(25) == 10)
    #expect(samples.percentile(26) == 20)
    #expect(samples.median == 20)
    #expect(samples.percentile(75) == 30)
    #expect(samples.percentile(100) == 40)
  }

  /// BM-STAT-2.
  @Test func `No samples have no statistics, and no outlier`() {
    let samples = Samples([])
    #expect(samples.median == nil)
    #expect(samples.minimum == nil)
    #expect(samples.mean == nil)
    #expect(samples.medianDeviation == nil)
    #expect(samples.percentile(99) == nil)
    #expect(samples.outliers(beyond: 1.5) == [])
  }

  /// BM-STAT-2.
  @Test func `One sample is every percentile, and equal samples have no outlier`() {
    let one = Samples([7])
    #expect([0, 50, 99, 100].map(one.percentile) == [7, 7, 7, 7])
    #expect(one.outliers(beyond: 1.5) == [])
    let equal = Samples([5, 5, 5, 5, 5])
    #expect(equal.mean == 5)
    #expect(equal.outliers(beyond: 1.5) == [])
  }

  /// BM-STAT-8.
  @Test func `Outliers are named by their places at 1.5 and 3 ranges, and stay in`() {
    let samples = Samples([10, 11, 14, 12, 11, 10, 12, 500])
    // The quartiles are 10 and 12: 14 lies 1 range above, 16 would lie 2 above.
    #expect(samples.outliers(beyond: 1.5) == [7])
    #expect(samples.outliers(beyond: 3) == [7])
    #expect(samples.percentile(100) == 500)
    let near = Samples([10, 11, 16, 12, 11, 10, 12, 10])
    #expect(near.outliers(beyond: 1.5) == [2])
    #expect(near.outliers(beyond: 3) == [])
  }
}
