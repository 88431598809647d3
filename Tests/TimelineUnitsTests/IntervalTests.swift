import Testing
import TimelineUnits

@Suite struct IntervalTests {
  /// H-UNIT-1.
  @Test func `Every constant of the modelled app is a whole number of ticks`() {
    #expect(Interval.seconds(1).ticks == 705_600_000)
    #expect(Interval.milliseconds(32).ticks == 22_579_200)
    #expect(Interval.milliseconds(100).ticks == 70_560_000)
    #expect(Interval.milliseconds(250).ticks == 176_400_000)
    #expect(Interval.milliseconds(350).ticks == 246_960_000)
    #expect(Interval.period(hertz: 120).ticks == 5_880_000)
    #expect(Interval.period(hertz: 60).ticks == 11_760_000)
    #expect(Interval.period(hertz: 6).ticks == 117_600_000)
  }

  @Test func `Every common refresh rate divides the second`() {
    for rate: Int64 in [10, 24, 30, 48, 60, 80, 90, 120, 144, 240] {
      #expect(Interval.period(hertz: rate) * rate == .seconds(1))
    }
  }

  @Test func `Seconds become the nearest tick and come back`() {
    #expect(Interval(seconds: 1.0 / 6).ticks == 117_600_000)
    #expect(Interval(seconds: 1.5) == .milliseconds(1_500))
    #expect(Interval(seconds: -0.25) == .milliseconds(-250))
    // Half a tick goes to the even neighbour.
    #expect(Interval(seconds: 0.5 / 705_600_000).ticks == 0)
    #expect(Interval(seconds: 1.5 / 705_600_000).ticks == 2)
    #expect(Interval.milliseconds(224).milliseconds == 224)
    #expect(Interval.milliseconds(2_016).seconds == 2.016)
  }

  @Test func `Sums, differences and multiples are exact`() {
    let sixth = Interval(ticks: 117_600_000)
    #expect(sixth * 6 == .seconds(1))
    #expect(sixth + sixth - sixth == sixth)
    #expect(Interval.zero < sixth)
  }
}
