import BenchmarkKit
import ChatScenarios
import Experiments
import Synchronization
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct ScenarioProfilerTests {
  @Test func `A profiled scenario has the digest of one that nobody observes`() throws {
    for name in ["reveal/rows-settle", "follow/overlapping-follow-runs", "hitch/render-misses-60"] {
      let profile = try ProfileWorld.profile(name)
      #expect(profile.trace.digest == (try ProfileWorld.compiled(name)).trace().digest)
      #expect(profile.isRepeatable)
    }
  }

  @Test func `A run that comes out otherwise under observation is told`() throws {
    let plain = try ProfileWorld.compiled("reveal/rows-settle")
    let other = try ProfileWorld.compiled("reveal/all-ready")
    let profiler = ScenarioProfiler(rounds: 1, clock: FakeClock().meter, markCost: 0)
    let profile = try profiler.profile("x") { observer throws(InputError) in
      observer == nil ? other : plain
    }
    #expect(!profile.isRepeatable)
  }

  @Test func `Runs that do not do the same give no times`() throws {
    let scenarios = [
      try ProfileWorld.compiled("reveal/rows-settle"),
      try ProfileWorld.compiled("reveal/all-ready"),
    ]
    let count = Mutex(0)
    let profiler = ScenarioProfiler(rounds: 3, clock: FakeClock().meter, markCost: 0)
    #expect(throws: InputError.self) {
      try profiler.profile("x") { _ throws(InputError) in
        scenarios[
          count.withLock { count in
            count += 1
            return count % 2
          }
        ]
      }
    }
  }

  @Test func `Allocations are counted by phase where there is a counter, and else not stated`()
    throws
  {
    #expect(try ProfileWorld.profile("reveal/all-ready").allocations == nil)
    let profile = try ProfileWorld.profile(
      "reveal/all-ready",
      allocations: (FakeClock(step: 1).meter, FakeClock(step: 48).meter)
    )
    let counted = try #require(profile.allocations)
    let part = ProfilePart.phase(.layout)
    #expect(counted.calls.sum(of: part) > 0)
    #expect(counted.bytes.sum(of: part) == counted.calls.sum(of: part) * 48)
    let sum = try #require(ProfileSummary([profile, profile]).allocations(of: part))
    #expect(sum.calls == counted.calls.sum(of: part) * 2)
  }

  @Test func `Whole runs are timed without an observer`() throws {
    let totals = try ProfileWorld.profile("reveal/all-ready").totals
    #expect(totals.runCPU > 0 && totals.runWall > 0)
  }
}
