import Testing
import TimelineTrace
import TimelineUnits

@testable import timeline_bench

@Suite struct TraceDifferenceTests {
  private func trace(_ records: [TraceRecord]) -> Trace {
    var recorder = TraceRecorder()
    for record in [.began(RunSetup())] + records { recorder.record(record, at: .zero) }
    return recorder.finish()
  }

  @Test func `The first record that differs is named as both traces have it`() {
    let left = trace([.covered(epoch: 0), .ended])
    #expect(TraceDifference.text(left, left) == nil)
    #expect(
      TraceDifference.text(left, trace([.covered(epoch: 1), .ended]))
        == "; record 2 was '0 covered epoch=0' and is '0 covered epoch=1'"
    )
    #expect(
      TraceDifference.text(left, trace([.covered(epoch: 0)]))
        == "; record 3 was '0 ended' and is 'missing'"
    )
  }
}
