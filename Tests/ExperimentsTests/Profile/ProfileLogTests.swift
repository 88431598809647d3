import Experiments
import Testing
import TimelineUnits

@Suite struct ProfileLogTests {
  private let item = ItemID(rawValue: 2)

  @Test func `Events, steps and charges are counted where they belong`() {
    let log = ProfileLog()
    log.began(.frame, at: .zero + .milliseconds(5), item: nil)
    log.began(.layout)
    log.began(.configure, item: item)
    log.ended(.configure)
    log.ended(.layout)
    log.charged(.milliseconds(3), for: .layout, item: nil)
    log.charged(.milliseconds(4), for: .prepare, item: item)
    log.ended()
    log.began(.timer, at: .zero + .milliseconds(9), item: nil)
    log.ended()
    #expect(log.events.map(\.occasion) == [.frame, .timer])
    #expect(log.events.map(\.at) == [.zero + .milliseconds(5), .zero + .milliseconds(9)])
    #expect(log.spans.reduce(0, +) == 2)
    #expect(log.spans[Int(WorkStep.layout.rawValue)] == 1)
    #expect(log.charges[Int(WorkStep.layout.rawValue)] == Interval.milliseconds(3).ticks)
    #expect(log.preparations == [PreparedCharge(event: 0, item: item, time: .milliseconds(4))])
    #expect(log.rows[2].configures == 1)
  }

  @Test func `What a row's text amounts to goes to the row of the event`() {
    let log = ProfileLog()
    log.began(.row, at: .zero, item: item)
    log.weighed(.parse, nanoseconds: 30)
    log.weighed(.parse, nanoseconds: 10)
    log.counted(.newWords, 4)
    log.ended()
    #expect(log.rows[2][.parse] == 40)
    #expect(log.rows[2][.newWords] == 4)
    #expect(log.rows[2].textMeasurings == 1)
    let charge = PreparedCharge(event: 0, item: item, time: .milliseconds(1))
    #expect(log.shares(of: charge).first?.time == .milliseconds(1))
    let unknown = PreparedCharge(event: 0, item: ItemID(rawValue: 9), time: .milliseconds(1))
    #expect(log.shares(of: unknown).map(\.step) == [.prepare])
  }

  @Test func `What is told outside of events does not count`() {
    let log = ProfileLog()
    log.began(.record)
    log.ended(.record)
    log.charged(.milliseconds(3), for: .layout, item: nil)
    log.counted(.words, 4)
    #expect(log.events.isEmpty && log.spans.isEmpty && log.rows.isEmpty)
  }
}
