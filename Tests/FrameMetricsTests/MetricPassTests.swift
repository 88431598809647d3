import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct MetricPassTests {
  @Test func `A trace that does not begin or end as a run is refused`() {
    #expect(throws: TraceError.self) { try Measurements(TraceRecorder().finish()) }
    var recorder = TraceRecorder()
    recorder.record(.held, at: .zero)
    let trace = recorder.finish()
    #expect(throws: TraceError(byteOffset: 8, reason: .notBegun)) { try Measurements(trace) }
  }

  @Test func `More rows on screen than 16,384 are refused where the next one stands`() throws {
    var run = RunBuilder()
    for id in 0..<UInt32(16_384) { run.place(id, top: 0) }
    let allowed = run.trace()
    _ = try Measurements(allowed)
    run.place(16_384, top: 0)
    let offset = allowed.bytes.count - 1
    #expect(throws: TraceError(byteOffset: offset, reason: .tooManyRows)) {
      try Measurements(run.trace())
    }
  }
}
