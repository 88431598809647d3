import BenchmarkKit
import Experiments
import Testing

@Suite struct PhaseSampleTests {
  @Test func `Readings are summed up and keep their percentiles; none is nothing`() {
    let sample = PhaseSample([4, 1, 3, 2])
    #expect(sample?.sum == 10)
    #expect(sample?.samples.percentile(50) == 2)
    #expect(sample?.samples.percentile(100) == 4)
    #expect(PhaseSample([]) == nil)
  }
}
