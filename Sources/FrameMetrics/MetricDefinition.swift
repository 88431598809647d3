/// All that a reader needs to know about a metric.
///
/// Source: BM-PRIN-3.
public struct MetricDefinition: Sendable {
  /// The metric that is defined.
  public var metric: Metric
  /// The dotted name, fixed for ever.
  public var name: StaticString
  /// The unit of its values.
  public var unit: MetricUnit
  /// Which direction is an improvement.
  public var polarity: MetricPolarity
  /// How far it can be trusted.
  public var tier: MetricTier
  /// The id of the rule that it follows.
  public var source: StaticString
  /// What it says, in one sentence.
  public var summary: StaticString

  /// The table of all metrics, in the order of `Metric.allCases`.
  public static let all = reveal + render + stability + follow + work + frames + data
}
