import BenchmarkKit
import Testing

@Suite struct HostClockTests {
  @Test func `CPU time grows with work, and never faster than wall time by more than the cores`() {
    // The wide clock is read outside of the narrow one, so its span is never the shorter.
    let wall = HostClock.monotonicNanoseconds()
    let process = HostClock.processCPUNanoseconds()
    let start = HostClock.threadCPUNanoseconds()
    var sink = 1
    while HostClock.threadCPUNanoseconds() - start < 1_000_000 { sink = sink &* 31 &+ 7 }
    #expect(sink != 0)
    #expect(HostClock.monotonicNanoseconds() - wall >= 1_000_000)
    #expect(HostClock.processCPUNanoseconds() - process >= 1_000_000)
  }
}
