import FrameMetrics
import Testing

@Suite struct MetricTierTests {
  /// BM-PRIN-3.
  @Test func `Work is counted and all else is exact`() {
    for row in MetricDefinition.all {
      #expect((row.tier == .counted) == row.name.description.hasPrefix("work."))
    }
    #expect(MetricTier.allCases.map(\.name.description) == ["0 exact", "1a counted"])
  }
}
