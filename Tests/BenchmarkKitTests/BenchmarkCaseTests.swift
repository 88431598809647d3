import BenchmarkKit
import Testing

@Suite struct BenchmarkCaseTests {
  @Test func `A case measures with the sampler it is given`() {
    let sampleCase = BenchmarkCase(name: "a/b", unit: "samples", bar: .atLeast(1)) { sampler in
      Double(sampler.sampleCount)
    }
    #expect(sampleCase.measure(with: Sampler(sampleCount: 4)) == 4)
  }
}
