import ChatScenarios
import Experiments
import FrameMetrics
import Testing
import TimelineUnits

@testable import timeline_bench

/// Covers `SweepAdvice`, `SweepNotes`.
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
        "         reveal.passDelay  reveal.stillPasses  verdict  reveal.ms p95  shift.pt.max worst",
        "current  32 ms             3                   -               224 ms                0 pt",
        "*        16 ms             3                   -               112 ms                0 pt",
        "*        16 ms             2                   -               112 ms                0 pt",
        "         48 ms             4                   -               400 ms                9 pt",
        "",
        "tune: 4 points, 2 that no other beats (*); each on 0 runs",
        "-: no budget holds for these runs, so no point is judged",
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
    #expect(lines[3].hasPrefix("* current  32 ms"))
    #expect(
      lines.suffix(4) == [
        "recommended: keep the current constants; no point is better in something and worse in "
          + "nothing",
        "  for a better reveal.ms p95: reveal.passDelay = 16 ms",
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
    #expect(SweepTable(record, printsAll: false).lines.count == 1 + 1 + 5)
    #expect(SweepTable(record, printsAll: true).lines.count == 1 + 60 + 5)
  }

  @Test func `Dropped points and those that do not fit are told and counted`() throws {
    let record = try record(
      [(["16 ms", "3"], .dropped(afterRuns: 2)), (["48 ms", "3"], .refused("why"))],
      current: now
    )
    let lines = SweepTable(record, printsAll: false).lines
    #expect(lines[1].contains("  dropped") && lines[2].contains("  refused"))
    let text = lines.dropFirst(4).joined(separator: " ")
    let words = text.split(separator: " ").joined(separator: " ")
    #expect(words.contains("1 dropped, because the current constants beat them whatever comes"))
    #expect(words.contains("1 refused, because their constants do not fit one another"))
  }

  /// BM-SWEEP-3.
  @Test func `A point that misses a budget is never recommended, however good it is`() throws {
    var record = try record(
      [
        (["16 ms", "3"], measured(ms: 100, pt: 0)), (["24 ms", "3"], measured(ms: 150, pt: 0)),
        (["48 ms", "3"], measured(ms: 300, pt: 0)),
      ],
      current: now
    )
    record.plan.runs = [
      SweepPlan.Run(scenario: "a/b", device: "plain", seed: 1, input: nil, digest: 0)
    ]
    record.plan.runs[0].hold(to: [Budget(.revealMs, .equals, parts: 1)])
    let misses = SweepMisses(count: 2, run: 0, metric: .revealMs)
    record.points[0].misses = misses
    let some = SweepTable(record, printsAll: false).lines
    #expect(some.contains("recommended: reveal.passDelay 32 ms -> 24 ms"))
    #expect(some[1].hasPrefix("*") && some[1].contains("  misses 2"))
    #expect(some[2].hasPrefix("+") && some[2].contains("  kept"))
    record.points[1].misses = misses
    let none = SweepTable(record, printsAll: false).lines
    #expect(
      none.contains { $0.hasPrefix("recommended: keep the current constants; no point that") }
    )
    #expect(none.contains { $0.hasPrefix("  2 points beat them and miss budgets, the fewest") })
    #expect(none.contains { $0.hasPrefix("    misses 2 budgets, first reveal.ms in a/b") })
  }

  @Test func `Where the current constants miss budgets, a point that keeps all is recommended`()
    throws
  {
    var record = try record([(["48 ms", "3"], measured(ms: 300, pt: 1))], current: now)
    record.plan.runs = [
      SweepPlan.Run(scenario: "a/b", device: "plain", seed: 1, input: nil, digest: 0)
    ]
    record.currentMisses = SweepMisses(count: 1, run: 0, metric: .shiftPtMax)
    let lines = SweepTable(record, printsAll: false).lines
    #expect(lines.contains("recommended: reveal.passDelay 32 ms -> 48 ms"))
    #expect(
      lines.contains { $0.contains("the current constants miss 1, first shift.pt.max in a/b") }
    )
    #expect(lines.contains("  what these constants trade:"))
  }

  @Test func `A value that a run lost is 'none', and the table says what that means`() throws {
    let record = try record(
      [(["500 ms", "3"], .measured([nil, 0, nil]))],
      current: now
    )
    let lines = SweepTable(record, printsAll: false).lines
    #expect(lines[1].contains("  none  "))
    #expect(lines.contains { $0.hasPrefix("none: a run that has the value with other constants") })
  }

  @Test func `More constants than columns have room are told as changes, within 100 columns`()
    throws
  {
    var record = try record([(["16 ms", "2"], measured(ms: 112, pt: 0))], current: now)
    let names = ["render.minIntervalComposerOpen", "bottom.passDelayAfterAnimation"]
    for name in names + ["held.checkInterval", "model.compositionalAutoCompensation"] {
      record.plan.axes.append(SweepAxis(key: name, values: []))
      record.plan.current.append("1234567890 ms")
      record.points[0].values.append("1234567890 ms")
    }
    let lines = SweepTable(record, printsAll: true).lines
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.contains { $0.contains("  reveal.passDelay = ") })
    #expect(!lines[0].contains("held."))
  }
}
