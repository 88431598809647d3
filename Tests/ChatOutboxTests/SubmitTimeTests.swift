@testable import ChatOutbox
import Testing
import TimelineUnits

@Suite struct SubmitTimeTests {
  private let sent = SubmitTime(OutboxTime(instant: .zero + .seconds(100), wallMs: 1_000_000))

  /// H-OUTBOX-O7.
  @Test func `The age is the longer of what two clocks say`() {
    let wallAhead = OutboxTime(instant: .zero + .seconds(110), wallMs: 1_060_000)
    #expect(sent.age(at: wallAhead, launch: .zero) == .seconds(60))
    let wallBehind = OutboxTime(instant: .zero + .seconds(190), wallMs: 900_000)
    #expect(sent.age(at: wallBehind, launch: .zero) == .seconds(90))
  }

  /// H-OUTBOX-O7.
  @Test func `After a restart of the device the steady clock counts from the launch`() {
    let now = OutboxTime(instant: .zero + .seconds(50), wallMs: 1_010_000, boot: 1)
    #expect(sent.age(at: now, launch: .zero + .seconds(20)) == .seconds(30))
  }

  @Test func `What was sent long ago is older than any guard and overflows nothing`() {
    let now = OutboxTime(instant: .zero, wallMs: Int64.max / 4)
    let age = SubmitTime.longAgo.age(at: now, launch: .zero)
    #expect(Interval.seconds(48 * 3_600) < age)
  }
}
