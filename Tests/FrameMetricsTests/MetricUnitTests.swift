import FrameMetrics
import Testing

@Suite struct MetricUnitTests {
  @Test func `A unit holds as many parts as the model's time and length have`() {
    #expect(MetricUnit.count.partsPerUnit == 1)
    #expect(MetricUnit.milliseconds.partsPerUnit == 705_600)
    #expect(MetricUnit.points.partsPerUnit == 192)
    #expect(MetricUnit.pointSeconds.partsPerUnit == 192 * 705_600_000)
    #expect(MetricUnit.percent.partsPerUnit * 100 == MetricUnit.score.partsPerUnit)
  }

  @Test func `Symbols are short and differ`() {
    let symbols = MetricUnit.allCases.map(\.symbol.description)
    #expect(symbols == ["count", "ms", "pt", "pt·s", "%", "", "ms/s", "of 3"])
  }
}
