import Reporting
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct TraceSeriesTests {
  private func trace() throws -> Trace {
    var recorder = TraceRecorder()
    let setup = RunSetup(
      viewport: Size(width: .points(390), height: .points(700)),
      insets: EdgeInsets(bottom: .points(34)),
      scale: 3,
      refresh: .period(hertz: 60),
      estimatedHeight: .points(80),
      renderInterval: .period(hertz: 6)
    )
    func at(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }
    func frame(_ offset: Int64, _ height: Int64, _ state: FrameState) -> TraceRecord {
      .frame(
        FrameRecord(
          offset: .points(offset),
          contentHeight: .points(height),
          commanded: .zero,
          state: state
        )
      )
    }
    recorder.record(.began(setup), at: .zero)
    recorder.record(frame(0, 2_000, .covered), at: at(10))
    recorder.record(.input(.live, item: nil), at: at(20))
    recorder.record(.input(.send, item: nil), at: at(25))
    recorder.record(.rendered(.live, changed: 1), at: at(30))
    recorder.record(.rendered(.send, changed: 1), at: at(40))
    recorder.record(frame(1_000, 2_000, []), at: at(50))
    recorder.record(frame(1_334, 2_000, []), at: at(100))
    recorder.record(.ended, at: at(200))
    return recorder.finish()
  }

  /// M-LAG-1, H-GEO-2.
  @Test func `The distance to the bottom counts the inset, and covered frames are left out`() throws
  {
    let gaps = TraceSeries.gaps(in: try trace())
    #expect(gaps == [.init(x: 0.05, y: 334), .init(x: 0.1, y: 0)])
    #expect(TraceSeries.gaps(in: try trace(), every: 2) == [.init(x: 0.1, y: 0)])
  }

  @Test func `Only live changes and the renders for them are told`() throws {
    let cadence = TraceSeries.cadence(in: try trace())
    #expect(cadence.arrivals == [0.02] && cadence.renders == [0.03])
  }

  @Test func `Frames that follow are counted unless a finger moves the list, and the gate is told`()
    throws
  {
    #expect(TraceSeries.followedFrames(in: try trace()) == 0)
    #expect(TraceSeries.renderInterval(in: try trace()) == 1.0 / 6)
    #expect(TraceSeries.renderInterval(in: TraceRecorder().finish()) == 0)
  }
}
