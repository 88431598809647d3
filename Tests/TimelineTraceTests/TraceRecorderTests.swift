import Testing
import TimelineTrace
import TimelineUnits

@Suite struct TraceRecorderTests {
  @Test func `The count is that of the records, not of their bytes`() {
    var recorder = TraceRecorder()
    #expect(recorder.count == 0)
    for _ in 0..<3 { recorder.record(.covered(epoch: 1_000), at: .zero) }
    #expect(recorder.count == 3)
    #expect(Array(recorder.finish().records).count == 3)
  }

  @Test func `The precondition on times stops a record that is too early`() async {
    await #expect(processExitsWith: .failure) {
      var recorder = TraceRecorder()
      recorder.record(.held, at: Instant(ticks: 1))
      recorder.record(.held, at: .zero)
    }
  }

  @Test func `The preconditions stop negative counts, numbers beyond 2^53 and unknown states`()
    async
  {
    await #expect(processExitsWith: .failure) {
      var recorder = TraceRecorder()
      recorder.record(.mounted(rows: -1), at: .zero)
    }
    await #expect(processExitsWith: .failure) {
      var recorder = TraceRecorder()
      recorder.record(.fault(.layoutLoop, value: 1 << 53), at: .zero)
    }
    await #expect(processExitsWith: .failure) {
      var recorder = TraceRecorder()
      let state = FrameState(rawValue: 0x80)
      let frame = FrameRecord(
        offset: .zero,
        contentHeight: .zero,
        commanded: .zero,
        state: state
      )
      recorder.record(.frame(frame), at: .zero)
    }
  }
}
