import BenchmarkKit
import Testing

@Suite struct SampleLogTests {
  @Test func `A new log knows nothing, and one that watches keeps no counts`() {
    let log = SampleLog()
    #expect(log.samples == nil && log.counts == nil)
    var calls = 0
    _ = Sampler(mode: .watched(operations: 1), log: log).measureWhole(times: 4) { calls += 1 }
    #expect(calls == 2)
    #expect(log.samples == nil && log.counts == nil)
  }
}
