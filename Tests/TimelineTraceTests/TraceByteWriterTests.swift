import Testing
import TimelineTrace
import TimelineUnits

@Suite struct TraceByteWriterTests {
  private func size(of records: [TimedRecord]) -> Int {
    var recorder = TraceRecorder()
    for timed in records { recorder.record(timed.record, at: timed.at) }
    return recorder.finish().bytes.count - TraceRecorder().finish().bytes.count
  }

  @Test func `A record at the same time and without fields takes 1 byte`() {
    #expect(size(of: [TimedRecord(at: .zero, record: .held)]) == 1)
    #expect(size(of: [TimedRecord(at: Instant(ticks: 127), record: .held)]) == 2)
    #expect(size(of: [TimedRecord(at: Instant(ticks: 128), record: .held)]) == 3)
  }

  @Test func `Rows in a column take 7 bytes each however far down they stand`() {
    let first = 12_000
    let rows = (0..<50).map { index in
      TimedRecord(
        at: .zero,
        record: .placed(
          ItemID(rawValue: UInt32(first + index)),
          top: .points(Int64(first + index) * 80),
          height: .points(80),
          isEstimated: true
        )
      )
    }
    // Record, id + 1, top at the edge of the row before, 3 bytes of height, flag.
    #expect(size(of: rows) - size(of: [rows[0]]) == 49 * 7)
  }

  @Test func `A frame that repeats the one before takes 5 bytes and its time`() {
    let frame = TraceRecord.frame(
      FrameRecord(
        offset: .points(9_000),
        contentHeight: .points(90_000),
        commanded: .zero,
        state: .following
      )
    )
    let period = Interval.period(hertz: 60)
    let once = [TimedRecord(at: .zero, record: frame)]
    let twice = once + [TimedRecord(at: .zero + period, record: frame)]
    #expect(size(of: twice) - size(of: once) == 5 + 4)
  }
}
