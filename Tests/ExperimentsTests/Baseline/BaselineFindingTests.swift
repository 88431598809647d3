import ChatScenarios
import FrameMetrics
import Testing

@testable import Experiments

/// Covers `BaselineField`.
@Suite struct BaselineFindingTests {
  private func finding(
    _ metric: Metric,
    _ before: Int64?,
    _ after: Int64?
  ) throws -> BaselineFinding {
    let measure = { (parts: Int64?) in parts.map { Measure(parts: $0, unit: metric.unit) } }
    let difference = MetricDifference(
      metric: metric,
      before: measure(before),
      after: measure(after)
    )
    let name = try #require(ScenarioName("reveal/rows"))
    return BaselineFinding(scenario: name, kind: .regression(difference))
  }

  @Test func `Values are told with their units, and with all digits where three make them equal`()
    throws
  {
    #expect(
      try finding(.revealMs, 705_600 * 128, 705_600 * 160).message
        == "reveal.ms is 160 ms, was 128 ms: regression"
    )
    #expect(
      try finding(.workMeasures, nil, 3).message
        == "work.measures is 3, was not measured: regression"
    )
    #expect(try finding(.revealMs, 705_600, 705_601).message.hasPrefix("reveal.ms is 1.0000014"))
  }

  /// BM-BASE-5.
  @Test func `The log has a line for each old and new value, and one for all new scenarios`() throws
  {
    let name = try #require(ScenarioName("a/b"))
    let kinds: [BaselineFinding.Kind] = [
      .missing, .missing, .stale, .trace, .incomparable(.seed, base: "1", head: "2"),
    ]
    let findings =
      kinds.map { BaselineFinding(scenario: name, kind: $0) } + [try finding(.workMeasures, 3, 4)]
    #expect(
      BaselineFinding.changes(of: findings) == [
        "2 new scenarios", "a/b: the scenario is gone", "a/b: equal values, another trace",
        "a/b: the seed 1 -> 2", "reveal/rows: work.measures 3 -> 4",
      ]
    )
    #expect(BaselineFinding.changes(of: []).isEmpty)
  }

  @Test func `What cannot be compared says what to do`() throws {
    let name = try #require(ScenarioName("a/b"))
    for field in BaselineField.allCases {
      let finding = BaselineFinding(
        scenario: name,
        kind: .incomparable(field, base: "old", head: "new")
      )
      #expect(finding.message.contains("new here, old in the baseline; \(field.wayOut)"))
      #expect(finding.isIncomparable && !finding.isRegression && !finding.isImprovement)
    }
  }
}
