import ChatOutbox
import Testing
import TimelineUnits

@Suite struct OutboxTuningTests {
  /// H-OUTBOX-O16.
  @Test func `The tick comes after 10 to 13 s, ends included`() {
    let tuning = OutboxTuning()
    #expect(tuning.tickDelay(draw: 0) == .seconds(10))
    #expect(tuning.tickDelay(draw: 300) == .seconds(13))
    #expect(tuning.tickDelay(draw: 301) == .seconds(10))
    #expect(tuning.tickDelay(draw: 150) == .milliseconds(11_500))
  }
}
