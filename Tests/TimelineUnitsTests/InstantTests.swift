import Testing
import TimelineUnits

@Suite struct InstantTests {
  @Test func `An interval takes an instant forth and back`() {
    let pass = Interval.milliseconds(32)
    let seventh = Instant.zero + pass * 7
    #expect(seventh.ticks == 158_054_400)
    #expect(seventh.sinceStart == .milliseconds(224))
    #expect(seventh - pass * 7 == .zero)
    #expect(seventh - Instant(ticks: 158_054_399) == Interval(ticks: 1))
  }

  @Test func `The earlier instant is the smaller one`() {
    #expect(Instant(ticks: -1) < Instant.zero)
    #expect(!(Instant.zero < Instant.zero))
  }
}
