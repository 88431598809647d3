import Experiments
import FrameMetrics
import Testing

@Suite struct MetricDifferenceTests {
  private func measurements(_ values: [(Metric, Int64)]) -> Measurements {
    Measurements(values.map { ($0.0, Measure(parts: $0.1, unit: $0.0.unit)) })
  }

  /// BM-STAT-3.
  @Test func `Equal values are no difference, and one part is`() {
    let left = measurements([(.revealMs, 100), (.shiftPtMax, 5)])
    let right = measurements([(.revealMs, 101), (.shiftPtMax, 5)])
    #expect(MetricDifference.all(from: left, to: left).isEmpty)
    #expect(MetricDifference.all(from: left, to: right).map(\.metric) == [.revealMs])
  }

  @Test func `The metric's direction says what is better`() {
    let left = measurements([
      (.revealMs, 100), (.cadenceMinInterval, 10), (.revealWaitStill, 1), (.framesCount, 3),
    ])
    let right = measurements([(.revealMs, 90), (.cadenceMinInterval, 9), (.revealWaitStill, 2)])
    #expect(
      MetricDifference.all(from: left, to: right).map(\.grade.name) == [
        "better", "different", "worse", "different",
      ]
    )
  }

  /// BM-STAT-11.
  @Test func `A change in percent is of the first value and undefined for none`() {
    let left = measurements([(.revealMs, 100), (.shiftPtMax, 0), (.shiftPtSum, -50)])
    let right = measurements([(.revealMs, 230), (.shiftPtMax, 7), (.shiftPtSum, -25)])
    #expect(MetricDifference.all(from: left, to: right).map(\.percent) == [130, nil, 50])
  }
}
