import Experiments
import FrameMetrics
import StrictJSON
import Testing

@testable import Reporting

/// Covers `ReportExtrasData`.
@Suite struct SweepViewTests {
  private func record() throws -> SweepRecord {
    let objectives = [
      try #require(SweepObjective(.revealMs)), try #require(SweepObjective(.shiftPtMax)),
    ]
    let axes = [
      SweepAxis(key: "reveal.passDelay", values: ["16 ms", "32 ms"]),
      SweepAxis(key: "reveal.stillPasses", values: ["2", "3"]),
    ]
    let values = [["16 ms", "2"], ["16 ms", "3"], ["32 ms", "2"], ["32 ms", "3"]]
    let plan = SweepPlan(
      axes: axes,
      mode: "grid",
      points: values,
      current: ["32 ms", "3"],
      settings: [],
      objectives: objectives,
      runs: []
    )
    let outcomes: [SweepOutcome] = [
      .measured([10, 5]), .measured([20, 5]), .refused("no"), .measured([30, 1]),
    ]
    let points = outcomes.enumerated().map { index, outcome in
      SweepPoint(index: index, values: values[index], outcome: outcome)
    }
    return SweepRecord(plan: plan, current: [30, 1], points: points)
  }

  @Test func `Points are marked as beaten by none, in force and refused`() throws {
    let marks = SweepView(try record()).points.map(\.mark)
    #expect(marks == [.front, [], .refused, [.front, .current]])
  }

  @Test func `A point is written as its mark, places of values and figures`() throws {
    let data = ReportExtrasData(ReportExtras(sweep: try record(), notes: ["a"]), of: []).json()
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix(#"{"notes":["a"],"tiers":["#))
    #expect(text.contains(#","sweep":{"mode":"grid","planned":4,"finished":4,"#))
    #expect(text.hasSuffix(#""points":[[1,0,0,10,5],[0,0,1,20,5],[8,1,0],[3,1,1,30,1]]}}"#))
  }
}
