import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct MeasureTests {
  @Test func `Values are shown in the unit of the metric`() {
    #expect(Measure.time(.milliseconds(224)).value == 224)
    #expect(Measure.length(Length(units: 96)).value == 0.5)
    #expect(Measure.count(7).value == 7)
    #expect(Measure.share(1, of: 3)?.parts == 333_333)
    #expect(Measure.share(1, of: 1)?.value == 100)
    #expect(Measure(parts: 365_200, unit: .score).value == 0.3652)
  }

  /// BM-STAT-2.
  @Test func `A share of nothing does not exist`() {
    #expect(Measure.share(0, of: 0) == nil)
  }

  @Test func `A number from a file becomes the nearest exact part`() {
    #expect(Measure(nearest: 166.666_666_67, unit: .milliseconds)?.parts == 117_600_000)
    #expect(Measure(nearest: 0.5, unit: .points)?.parts == 96)
    #expect(Measure(nearest: 0.1, unit: .score)?.parts == 100_000)
    #expect(Measure(nearest: 50, unit: .percent)?.parts == 500_000)
    #expect(Measure(nearest: .nan, unit: .points) == nil)
    #expect(Measure(nearest: .infinity, unit: .count) == nil)
    #expect(Measure(nearest: 1e300, unit: .count) == nil)
  }
}
