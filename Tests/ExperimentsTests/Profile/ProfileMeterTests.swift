import BenchmarkKit
import ChatScenarios
import Experiments
import Testing
import TimelineUnits

@Suite struct ProfileMeterTests {
  /// Passes everything on and takes longer for one step.
  private final class Slow: WorkObserver {
    let meter: ProfileMeter
    let clock: FakeClock
    let step: WorkStep

    init(_ step: WorkStep) {
      clock = FakeClock()
      meter = ProfileMeter(clock.meter)
      self.step = step
    }

    override func began(_ occasion: WorkOccasion, at time: Instant, item: ItemID?) {
      meter.began(occasion, at: time, item: item)
    }

    override func ended() { meter.ended() }

    override func began(_ step: WorkStep, item: ItemID?) {
      meter.began(step, item: item)
      if step == self.step { clock.advance(1_000_000) }
    }

    override func ended(_ step: WorkStep) { meter.ended(step) }
  }

  @Test(arguments: [
    WorkStep.edit, .render, .apply, .layout, .measure, .configure, .move, .settle, .older, .commit,
    .record,
  ])
  func `A step that is made slow is the dearest of the run, and its phase of all phases`(
    step: WorkStep
  ) throws {
    let observer = Slow(step)
    _ = try ProfileWorld.compiled("older/live-while-restoring").trace(observedBy: observer)
    let readings = try #require(SpanReadings(smallestOf: [observer.meter.ledger]))
    var sums = [Int64](repeating: 0, count: ProfileMeter.slots)
    for event in 0..<readings.eventCount {
      for slot in sums.indices { sums[slot] += readings.reading(ofEvent: event, slot: slot) }
    }
    #expect(sums.max() == sums[ProfileMeter.slot(of: step)])
    let parts = ProfilePart.all.map { ($0, readings.sum(of: $0)) }
    #expect(parts.max { $0.1 < $1.1 }?.0 == .phase(step.phase))
  }

  @Test func `A mark costs what the clock moves on between two readings`() {
    #expect(ProfileMeter.markCost(of: FakeClock(step: 10).meter) == 10)
    #expect(ProfileMeter.markCost(of: FakeClock(step: 37).meter) == 37)
  }

  @Test
  func `With the cost of marks taken off, a run on a clock that only marks move costs nothing`()
    throws
  {
    let observer = ProfileMeter(FakeClock(step: 10).meter, markCost: 10)
    _ = try ProfileWorld.compiled("reveal/rows-settle").trace(observedBy: observer)
    #expect(observer.ledger.marks > 500)
    #expect(observer.ledger.events.allSatisfy { $0 == 0 })
  }
}
