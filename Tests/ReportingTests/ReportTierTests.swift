import BenchmarkKit
import FrameMetrics
import StrictJSON
import Testing
import TimelineTrace

@testable import Experiments
@testable import Reporting

/// BM-PRIN-2, BM-TIER-1 to BM-TIER-5.
@Suite struct ReportTierTests {
  private func run(_ name: String, _ after: Double, before: Double?) throws -> ReportRun {
    ReportRun(
      name: name,
      entry: try Records.entry(name, revealMs: after),
      trace: TraceRecorder().finish(),
      base: try before.map { try Records.entry(name, revealMs: $0) }
    )
  }

  @Test func `Five tiers stand in the order of trust, and what a report has none of says so`()
    throws
  {
    let tiers = ReportTier.all(of: [try run("reveal/a", 200, before: nil)], ReportBench())
    #expect(tiers.map(\.number) == ["0", "1a", "1b", "2", "3"])
    #expect(tiers.map(\.values) == [4, 0, 0, 0, 0])
    #expect(tiers[2...].allSatisfy { $0.floor == nil && $0.kept == nil && !$0.isCompared })
    #expect(tiers[0].floor == "0: 1 of 1 runs gave the same trace twice")
  }

  @Test func `Budgets and changes are counted in the tier of their metric`() throws {
    let tiers = ReportTier.all(
      of: [try run("reveal/a", 352, before: 200), try run("reveal/b", 100, before: 200)],
      ReportBench()
    )
    // Of each run one budget on reveal.ms, and one on passes that no run measured.
    #expect(tiers[0].budgets + tiers[1].budgets == 4)
    #expect((tiers[0].kept ?? 0) + (tiers[1].kept ?? 0) == 1)
    #expect(tiers[0].isCompared && tiers[0].worse == 1 && tiers[0].better == 1)
    #expect(tiers[1].worse == 0 && tiers[1].better == 0 && tiers[1].open == 0)
  }

  @Test func `Memory, instructions and times come from a comparison, with the floor of each`()
    throws
  {
    var bench = ReportBench()
    var counted = ReportBenchTests.finding("a", 1, 2, .worse)
    counted.tier = .instructions
    let comparison = ReportBenchTests.comparison(
      [
        ReportBenchTests.pair("a", RatioInterval(low: 2, ratio: 2, high: 2), .worse),
        ReportBenchTests.pair("b", nil, .inconclusive), ReportBenchTests.pair("c", nil, .better),
      ],
      [ReportBenchTests.finding("a", 1, 1, .same), counted]
    )
    try bench.add(comparison.json(), at: "bench.json")
    let tiers = ReportTier.all(of: [], bench)
    #expect(tiers[2...].map(\.values) == [1, 1, 3])
    #expect(tiers[2...].map(\.worse) == [0, 1, 1])
    #expect(tiers[4].better == 1 && tiers[4].open == 1)
    #expect(tiers[2].floor == "0.05 %")
    #expect(tiers[3].floor == "1 % and 20,000 instructions")
    // The base against itself: 0.98 to 1.01, so 2.04 % at most.
    #expect(tiers[4].floor == "A/A: half of the cases ± 2.04 %, all ± 2.04 %")
    var writer = JSONWriter(.compact)
    tiers[2].write(&writer)
    let text = String(decoding: writer.finish(), as: UTF8.self)
    #expect(
      text == #"{"number":"1b","what":"memory, for one toolchain","values":1,"worse":0,"better":0,"#
        + #""open":0,"floor":"0.05 %"}"#
    )
  }

  @Test func `A record alone is counted, and nothing is compared`() throws {
    var bench = ReportBench()
    try bench.add(ReportBenchTests.record().json(), at: "bench.json")
    let tiers = ReportTier.all(of: [], bench)
    #expect(tiers[2...].map(\.values) == [1, 1, 1])
    #expect(tiers.allSatisfy { !$0.isCompared })
  }
}
