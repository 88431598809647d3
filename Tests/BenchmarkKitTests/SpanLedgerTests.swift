import BenchmarkKit
import Testing

@Suite struct SpanLedgerTests {
  private let clock = FakeClock()

  @Test func `Of nested spans each has what remains without those inside it`() {
    var ledger = SpanLedger(meter: clock.meter, slots: 3)
    ledger.beginEvent(subject: nil)
    clock.advance(1)
    ledger.begin(1, subject: nil)
    clock.advance(10)
    ledger.begin(2, subject: nil)
    clock.advance(100)
    ledger.end()
    clock.advance(1_000)
    ledger.end()
    clock.advance(10_000)
    ledger.endEvent()
    #expect(ledger.events == [10_001, 1_010, 100])
    #expect(ledger.subjects == [])
    #expect(ledger.eventCount == 1)
    #expect(ledger.marks == 6)
  }

  @Test func `A span is about what the one around it is about unless it says otherwise`() {
    var ledger = SpanLedger(meter: clock.meter, slots: 2)
    ledger.beginEvent(subject: 1)
    clock.advance(5)
    ledger.begin(1, subject: nil)
    clock.advance(7)
    ledger.end()
    ledger.begin(1, subject: 0)
    clock.advance(3)
    ledger.end()
    ledger.endEvent()
    #expect(ledger.subjects == [0, 3, 5, 7])
    #expect(ledger.events == [5, 10])
  }

  @Test func `What a mark costs is taken off between two marks`() {
    var ledger = SpanLedger(meter: clock.meter, slots: 2, markCost: 4)
    ledger.beginEvent(subject: nil)
    clock.advance(4)
    ledger.begin(1, subject: nil)
    clock.advance(24)
    ledger.end()
    clock.advance(3)
    ledger.endEvent()
    #expect(ledger.events == [-1, 20])
  }

  @Test func `Spans outside of events do not count`() {
    var ledger = SpanLedger(meter: clock.meter, slots: 2)
    ledger.begin(1, subject: 2)
    clock.advance(9)
    ledger.end()
    #expect(ledger.events == [] && ledger.subjects == [] && ledger.marks == 0)
  }
}
