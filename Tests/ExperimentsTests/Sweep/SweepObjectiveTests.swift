import Experiments
import FrameMetrics
import Testing
import TimelineUnits

@Suite struct SweepObjectiveTests {
  @Test func `An objective is a metric and a summary, by default one that suits its unit`() throws {
    let names = ["reveal.ms", "shift.pt.max", "work.measures", "reveal.ms:worst", "reveal.ms p50"]
    #expect(
      try names.map { try #require(SweepObjective(parsing: $0)).name } == [
        "reveal.ms p95", "shift.pt.max worst", "work.measures sum", "reveal.ms worst",
        "reveal.ms p50",
      ]
    )
    for text in ["", "reveal", "reveal.ms:mean", "reveal.ms:p95:p50", "reveal.wait.still"] {
      #expect(SweepObjective(parsing: text) == nil, "\(text)")
    }
    #expect(SweepObjective.standard.count == 6)
  }

  @Test func `The worst value depends on the metric's direction`() throws {
    let less = try #require(SweepObjective(.shiftPtMax))
    let more = try #require(SweepObjective(.cadenceMinInterval, .worst))
    #expect(less.value(of: [3, nil, 7, 1]) == 7)
    #expect(more.value(of: [3, nil, 7, 1]) == 1)
    #expect(less.value(of: [nil]) == nil)
    #expect(less.isBetter(1, than: 2) && more.isBetter(2, than: 1))
    #expect(less.isBetter(1, than: nil) && !less.isBetter(nil, than: 1))
  }

  /// BM-STAT-1.
  @Test func `Percentiles are by nearest rank`() throws {
    let p95 = try #require(SweepObjective(.revealMs, .p95))
    let p50 = try #require(SweepObjective(.revealMs, .p50))
    let values = (1...20).reversed().map { Int64?($0) }
    #expect(p95.value(of: values) == 19)
    #expect(p50.value(of: values) == 10)
    #expect(p95.value(of: [5]) == 5)
  }

  @Test func `What can still come out is never worse than what comes out, over 2,000 draws`() throws
  {
    var random = RandomSource(seed: 11)
    for draw in 0..<2_000 {
      let summary = SweepObjective.Summary.allCases[random.below(4)]
      let objective = try #require(SweepObjective(.revealMs, summary))
      let values = (0..<random.within(1...12)).map { _ in
        random.chance(1, in: 5) ? nil : Int64(random.below(100))
      }
      let known = Array(values.prefix(random.below(values.count + 1)))
      guard let best = objective.bestPossible(of: known, runs: values.count) else { continue }
      let final = objective.value(of: values)
      #expect(!objective.isBetter(final, than: best), "seed 11, draw \(draw)")
    }
    let more = try #require(SweepObjective(.cadenceMinInterval))
    #expect(more.bestPossible(of: [1], runs: 2) == nil)
  }
}
