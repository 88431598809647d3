import ChatScenarios
import Experiments
import FrameMetrics
import Testing
import TimelineUnits

@testable import timeline_bench

/// Covers `SweepRanking`, `SweepAdvice`.
@Suite struct SweepTableTests {
  private func record(
    _ points: [(values: [String], outcome: SweepOutcome)],
    current: [Int64?]
  ) throws -> SweepRecord {
    let plan = SweepPlan(
      axes: [
        SweepAxis(key: "reveal.passDelay", values: []),
        SweepAxis(key: "reveal.stillPasses", values: []),
      ],
      mode: "list",
      points: points.map(\.values),
      current: ["32 ms", "3"],
      settings: [],
      objectives: try ["reveal.ms", "shift.pt.max", "cadence.max"].map {
        try #require(SweepObjective(parsing: $0))
      },
      runs: []
    )
    let all = points.enumerated().map {
      SweepPoint(index: $0.offset, values: $0.element.values, outcome: $0.element.outcome)
    }
    return SweepRecord(plan: plan, current: current, points: all)
  }

  private func measured(ms: Int64, pt: Int64) -> SweepOutcome {
    .measured([Interval.milliseconds(ms).ticks, Length.points(pt).units, nil])
  }

  private let now: [Int64?] = [Interval.milliseconds(224).ticks, 0, nil]

  @Test func `A point that beats the current constants is recommended with what it trades`() throws
  {
    let record = try record(
      [
        (["32 ms", "3"], measured(ms: 224, pt: 0)), (["16 ms", "3"], measured(ms: 112, pt: 0)),
        (["16 ms", "2"], measured(ms: 112, pt: 0)), (["48 ms", "4"], measured(ms: 400, pt: 9)),
      ],
      current: now
    )
    let lines = SweepTable(record, printsAll: false).lines
    #expect(
      lines == [
        "         point  reveal.passDelay  reveal.stillPasses  reveal.ms p95  shift.pt.max worst",
        "current      0  32 ms             3                          224 ms                0 pt",
        "*            1  16 ms             3                          112 ms                0 pt",
        "*            2  16 ms             2                          112 ms                0 pt",
        "             3  48 ms             4                          400 ms                9 pt",
        "",
        "tune: 4 points, 2 that no other beats (*); each on 0 runs",
        "",
        "recommended: reveal.passDelay 32 ms -> 16 ms",
        "  better in reveal.ms p95: 224 ms -> 112 ms",
        "  worse in nothing that was looked at; what these constants trade:",
        "  reveal.passDelay: A short delay reveals sooner and is more easily fooled by a pause in "
          + "the layout.",
      ]
    )
  }

  @Test func `Without such a point the current constants stay, and the alternatives are told`()
    throws
  {
    let record = try record(
      [(["16 ms", "3"], measured(ms: 112, pt: 12)), (["48 ms", "3"], measured(ms: 300, pt: 1))],
      current: now
    )
    let lines = SweepTable(record, printsAll: false).lines
    #expect(lines[3].hasPrefix("* current      -  32 ms"))
    #expect(
      lines.suffix(4) == [
        "recommended: keep the current constants; no point is better in something and worse in "
          + "nothing",
        "  for a better reveal.ms: reveal.passDelay = 16 ms",
        "    better in reveal.ms p95: 224 ms -> 112 ms",
        "    worse in shift.pt.max worst: 0 pt -> 12 pt",
      ]
    )
  }

  @Test func `Of more than 40 points only those that no other beats are printed, or all`() throws {
    let points = (0..<60).map { index in
      (values: ["\(index + 4) ms", "3"], outcome: measured(ms: 300 + Int64(index), pt: 0))
    }
    let record = try record(points, current: now)
    #expect(SweepTable(record, printsAll: false).lines.count == 1 + 1 + 4)
    #expect(SweepTable(record, printsAll: true).lines.count == 1 + 60 + 4)
  }

  @Test func `Dropped points and those that do not fit are told and counted`() throws {
    let record = try record(
      [(["16 ms", "3"], .dropped(afterRuns: 2)), (["48 ms", "3"], .refused("why"))],
      current: now
    )
    let lines = SweepTable(record, printsAll: false).lines
    #expect(lines[1].hasSuffix("dropped after 2 of 0"))
    #expect(lines[2].hasSuffix("does not fit"))
    #expect(
      lines[5] == "tune: 2 points, 0 that no other beats (*), 1 dropped early, beaten by the "
        + "current constants, 1 whose constants do not fit one another; each on 0 runs"
    )
  }
}
