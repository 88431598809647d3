import FrameMetrics
import Testing

@testable import Experiments

@Suite struct SweepMissesTests {
  private let budgets = [
    Budget(.revealMs, .atMost, parts: 5), Budget(.shiftPtMax, .equals, parts: 0),
  ]

  private func measurements(_ reveal: Int64, _ shift: Int64) -> Measurements {
    Measurements([
      (.revealMs, Measure(parts: reveal, unit: Metric.revealMs.unit)),
      (.shiftPtMax, Measure(parts: shift, unit: Metric.shiftPtMax.unit)),
    ])
  }

  @Test func `Misses are counted over runs, and the first of them stays the first`() {
    let none = SweepMisses.added(nil, budgets, measurements(5, 0), run: 0)
    #expect(none == nil)
    let one = SweepMisses.added(none, budgets, measurements(5, 1), run: 1)
    #expect(one == SweepMisses(count: 1, run: 1, metric: .shiftPtMax))
    let all = SweepMisses.added(one, budgets, measurements(6, 1), run: 2)
    #expect(all == SweepMisses(count: 3, run: 1, metric: .shiftPtMax))
    #expect(SweepMisses.added(all, budgets, measurements(0, 0), run: 3) == all)
    #expect(SweepMisses.added(nil, [], measurements(9, 9), run: 0) == nil)
  }

  @Test func `A value that is missing misses its budget`() {
    let misses = SweepMisses.added(nil, budgets, Measurements([]), run: 4)
    #expect(misses == SweepMisses(count: 2, run: 4, metric: .revealMs))
  }
}
