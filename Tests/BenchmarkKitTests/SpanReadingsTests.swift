import BenchmarkKit
import Testing

@Suite struct SpanReadingsTests {
  /// A ledger of events that each spend some time in slot 1, for subject 2.
  private func ledger(_ times: [Int64], markCost: Int64 = 0) -> SpanLedger {
    let clock = FakeClock()
    var ledger = SpanLedger(meter: clock.meter, slots: 2, markCost: markCost)
    for time in times {
      ledger.beginEvent(subject: 2)
      ledger.begin(1, subject: nil)
      clock.advance(time)
      ledger.end()
      ledger.endEvent()
    }
    return ledger
  }

  @Test func `Of equal runs the smallest reading of each event counts`() throws {
    let readings = try #require(
      SpanReadings(smallestOf: [ledger([5, 70, 9]), ledger([50, 7, 9]), ledger([6, 8, 90])])
    )
    #expect((0..<3).map { readings.reading(ofEvent: $0, slot: 1) } == [5, 7, 9])
    #expect(readings.eventCount == 3 && readings.subjectCount == 3)
    #expect(readings.reading(ofSubject: 2, slot: 1) == 66)
    #expect(readings.reading(ofSubject: 9, slot: 1) == 0)
  }

  @Test func `Runs that did not do the same, or none, give nothing`() {
    #expect(SpanReadings(smallestOf: []) == nil)
    #expect(SpanReadings(smallestOf: [ledger([1]), ledger([1, 2])]) == nil)
  }

  @Test func `No reading is below zero`() throws {
    let readings = try #require(SpanReadings(smallestOf: [ledger([1], markCost: 10)]))
    #expect(readings.events == [0, 0] && readings.subjects == [0, 0, 0, 0, 0, 0])
  }
}
