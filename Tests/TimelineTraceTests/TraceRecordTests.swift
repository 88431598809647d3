import Testing
import TimelineUnits

@testable import TimelineTrace

@Suite struct TraceRecordTests {
  @Test func `Each of the 46 cases survives on its own in both forms`() throws {
    var source = RandomRecords(seed: 7)
    for number in 0..<RandomRecords.caseCount {
      for _ in 0..<50 {
        let timed = TimedRecord(at: Instant(ticks: 5), record: source.record(ofCase: number))
        var recorder = TraceRecorder()
        recorder.record(timed.record, at: timed.at)
        #expect(Array(recorder.finish().records) == [timed])
        var reader = TraceTextReader(TraceText.line(timed) + [Letter.newline])
        let read = try reader.record()
        #expect(read == timed)
      }
    }
  }

  @Test func `The random records of these tests cover every case in the order of its number`() {
    var source = RandomRecords(seed: 1)
    let tags = (0..<RandomRecords.caseCount).map { source.record(ofCase: $0).tag }
    #expect(tags == TraceTag.allCases)
  }
}
