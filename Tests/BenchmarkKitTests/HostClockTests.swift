import BenchmarkKit
import Testing

@Suite struct HostClockTests {
  @Test func `CPU time grows with work, and never faster than wall time by more than the cores`() {
    let wall = HostClock.monotonicNanoseconds()
    let start = HostClock.threadCPUNanoseconds()
    let process = HostClock.processCPUNanoseconds()
    var sink = 1
    while HostClock.threadCPUNanoseconds() - start < 1_000_000 { sink = sink &* 31 &+ 7 }
    #expect(sink != 0)
    #expect(HostClock.monotonicNanoseconds() - wall >= 1_000_000)
    #expect(HostClock.processCPUNanoseconds() - process >= 1_000_000)
  }
}
