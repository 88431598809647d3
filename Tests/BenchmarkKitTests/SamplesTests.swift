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
  @Test func `No samples have no statistics`() {
    let samples = Samples([])
    #expect(samples.median == nil)
    #expect(samples.minimum == nil)
    #expect(samples.outliers == 0)
  }

  /// BM-STAT-8.
  @Test func `Outliers are counted and kept`() {
    let samples = Samples([10, 11, 10, 12, 11, 10, 500])
    #expect(samples.outliers == 1)
    #expect(samples.percentile(100) == 500)
  }
}
