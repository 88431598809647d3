import FrameMetrics
import Testing

@Suite struct MetricPolarityTests {
  @Test func `Only the shortest interval is better when it is higher`() {
    let higher = Metric.allCases.filter { $0.definition.polarity == .higherIsBetter }
    #expect(higher == [.cadenceMinInterval])
  }

  @Test func `Names differ`() {
    let names = MetricPolarity.allCases.map(\.name.description)
    #expect(names == ["lower is better", "higher is better", "describes the run"])
  }
}
