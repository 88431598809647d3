import FaultSimulation
import Testing
import TimelineUnits

@Suite struct FaultSwarmTests {
  @Test func `Each class is off in 3 of 10 seeds or more, and on in some`() {
    let rates = (0..<10_000).map { seed in
      var swarm = FaultSwarm(seed: UInt64(seed))
      return swarm.rate(onIn10: 7, upTo: 450)
    }
    let off = rates.filter { $0 == .off }.count
    #expect((2_850...3_150).contains(off))
    #expect(rates.allSatisfy { $0.perMille <= 450 })
    #expect(rates.contains { $0.perMille == 450 })
  }

  @Test func `Two classes of one seed are switched independently`() {
    let both = (0..<10_000).filter { seed in
      var swarm = FaultSwarm(seed: UInt64(seed))
      let first = swarm.isOn(onIn10: 5)
      return swarm.isOn(onIn10: 5) && first
    }
    #expect((2_300...2_700).contains(both.count))
  }

  @Test func `Times are whole milliseconds in their range, ends included`() {
    var swarm = FaultSwarm(seed: 4)
    let drawn = (0..<1_000).map { _ in swarm.interval(in: .milliseconds(5) ... .milliseconds(9)) }
    let counts = drawn.map { $0.ticks / Interval.milliseconds(1).ticks }
    #expect(counts.min() == 5)
    #expect(counts.max() == 9)
    #expect(drawn.allSatisfy { $0.ticks % Interval.milliseconds(1).ticks == 0 })
  }

  @Test func `Whether a class is on does not shift the draws behind it`() {
    var first = FaultSwarm(seed: 5)
    var second = FaultSwarm(seed: 5)
    _ = first.interval(onIn10: 0, .zero ... .seconds(1))
    _ = second.interval(onIn10: 7, .zero ... .seconds(1))
    #expect(first.random.next() == second.random.next())
  }

  @Test func `A class that is off has no time`() {
    var swarm = FaultSwarm(seed: 6)
    #expect(swarm.interval(onIn10: 0, .zero ... .seconds(1)) == nil)
  }
}
