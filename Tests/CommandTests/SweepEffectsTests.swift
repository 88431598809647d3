import ChatScenarios
import Experiments
import FrameMetrics
import Testing
import TimelineUnits

@testable import timeline_bench

@Suite struct SweepEffectsTests {
  private func lines(printsAll: Bool) throws -> [String] {
    let points = [["32 ms", "3"], ["16 ms", "3"], ["64 ms", "3"], ["32 ms", "6"]]
    let plan = SweepPlan(
      axes: [
        SweepAxis(key: "reveal.passDelay", values: []),
        SweepAxis(key: "reveal.stillPasses", values: []),
      ],
      mode: SweepMode.sensitivity.name,
      points: points,
      current: ["32 ms", "3"],
      settings: [],
      objectives: try ["reveal.ms", "work.measures"].map {
        try #require(SweepObjective(parsing: $0))
      },
      runs: []
    )
    let now = Interval.milliseconds(224).ticks
    let outcomes: [SweepOutcome] = [
      .measured([now, 9]), .measured([now / 2, 9]), .measured([nil, 12]), .measured([now, 9]),
    ]
    let record = SweepRecord(
      plan: plan,
      current: [now, 9],
      points: points.indices.map {
        SweepPoint(index: $0, values: points[$0], outcome: outcomes[$0])
      }
    )
    return SweepEffects(SweepRanking(record), printsAll: printsAll, within: 100).lines
  }

  /// BM-SWEEP-1.
  @Test func `A line for each constant and value tells what it changes in each objective`() throws {
    #expect(
      try lines(printsAll: false) == [
        "   constant          value  verdict  reveal.ms p95  work.measures sum",
        "   current                                  224 ms                  9",
        "*  reveal.passDelay  16 ms  -              -112 ms",
        "   reveal.passDelay  64 ms  -                 none                 +3",
        "",
        "Each value stands against the current constants; an empty cell means no change.",
        "No value tried changes anything here: reveal.stillPasses",
      ]
    )
  }

  @Test func `Values that change nothing are printed when all are asked for`() throws {
    let lines = try lines(printsAll: true)
    #expect(lines[4] == "   reveal.stillPasses  6      -")
  }
}
