import Testing
import TimelineUnits

@testable import TimelineSimulation

@Suite struct RefreshClockTests {
  private let period = Interval.period(hertz: 60)

  private func at(_ refreshes: Double) -> Instant {
    .zero + Interval(ticks: Int64(Double(period.ticks) * refreshes))
  }

  @Test func `A frame done before the next refresh is shown there, on time`() {
    var clock = RefreshClock(period: period)
    #expect(clock.next == at(1))
    let target = clock.begin(at: at(1))
    #expect(target == at(2))
    let lateness = clock.end(due: at(1), done: at(1.9))
    #expect(lateness == .zero)
    #expect(clock.next == at(2))
  }

  /// U-HITCH-1.
  @Test(arguments: [(2.0, 0), (2.01, 1), (3.0, 1), (3.5, 2)])
  func `A frame done later is shown at the first refresh after that`(done: Double, late: Int64) {
    var clock = RefreshClock(period: period)
    _ = clock.begin(at: at(1))
    let lateness = clock.end(due: at(1), done: at(done))
    #expect(lateness == period * late)
  }

  /// U-LINK-4.
  @Test func `A callback that is held up runs once, for the newest refresh`() {
    var clock = RefreshClock(period: period)
    let target = clock.begin(at: at(3.2))
    #expect(target == at(4))
    let lateness = clock.end(due: at(1), done: at(3.3))
    #expect(lateness == period * 2)
    #expect(clock.next == at(4))
  }

  /// U-LINK-1, U-LINK-3.
  @Test(arguments: [30, 80, 120] as [Int64])
  func `Another rate holds from the next refresh on, and its frame is made for the one after`(
    hertz: Int64
  ) {
    var clock = RefreshClock(period: period)
    clock.change(to: .period(hertz: hertz))
    let target = clock.begin(at: at(1))
    let lateness = clock.end(due: at(1), done: at(1))
    #expect(lateness == .zero)
    #expect(target == clock.next)
    #expect(clock.next == at(1) + .period(hertz: hertz))
  }
}
