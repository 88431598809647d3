import ChatScenarios
import Experiments
import FrameMetrics
import Testing
import TimelineUnits

@Suite struct SweepRankingTests {
  private func ranking(
    _ points: [(values: [String], ms: Int64, misses: Bool)],
    current: Int64 = 200
  ) throws -> SweepRanking {
    let plan = SweepPlan(
      axes: [SweepAxis(key: "reveal.passDelay", values: [])],
      mode: "list",
      points: points.map(\.values),
      current: ["32 ms"],
      settings: [],
      objectives: [try #require(SweepObjective(parsing: "reveal.ms"))],
      runs: []
    )
    let missed = SweepMisses(count: 2, run: 0, metric: .revealMs)
    let all = points.enumerated().map { index, point in
      SweepPoint(
        index: index,
        values: point.values,
        outcome: .measured([Interval.milliseconds(point.ms).ticks]),
        misses: point.misses ? missed : nil
      )
    }
    let now = Interval.milliseconds(current).ticks
    return SweepRanking(SweepRecord(plan: plan, current: [now], points: all))
  }

  /// BM-SWEEP-3.
  @Test func `The best of the points that keep every budget is marked beside the best of all`()
    throws
  {
    let ranking = try ranking([
      (["8 ms"], 100, true), (["16 ms"], 150, false), (["24 ms"], 160, false),
    ])
    #expect(ranking.points.map(\.isOnFront) == [true, false, false])
    #expect(ranking.points.map(\.isOnAllowedFront) == [false, true, false])
    #expect(ranking.frontCount == 1 && ranking.allowedCount == 1 && ranking.missingCount == 1)
    #expect(!ranking.isCurrentOnFront && !ranking.holdsCurrent)
  }

  @Test func `Current constants that miss a budget beat no point that keeps all`() throws {
    var record = try ranking([(["48 ms"], 300, false)]).record
    #expect(!SweepRanking(record).points[0].isOnAllowedFront)
    record.currentMisses = SweepMisses(count: 1, run: 0, metric: .shiftPtMax)
    let ranking = SweepRanking(record)
    #expect(ranking.points[0].isOnAllowedFront && !ranking.points[0].isOnFront)
    #expect(ranking.isCurrentOnFront)
  }

  @Test func `The current constants take part whether or not they are a point`() throws {
    let alone = try ranking([(["48 ms"], 300, false)])
    #expect(alone.isCurrentOnFront && alone.points.map(\.isOnFront) == [false])
    let with = try ranking([(["32 ms"], 200, false), (["48 ms"], 300, false)])
    #expect(with.holdsCurrent && with.points.map(\.isCurrent) == [true, false])
    #expect(with.points.map(\.isOnFront) == [true, false])
  }
}
