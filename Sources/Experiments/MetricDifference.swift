public import FrameMetrics

/// A metric whose value differs between two runs.
///
/// Source: BM-STAT-3: exact values are equal or different.
public struct MetricDifference: Equatable, Sendable {
  /// Whether a difference is an improvement.
  public enum Grade: Equatable, Sendable {
    /// The value moved in the direction that is better.
    case better
    /// The value moved in the direction that is worse.
    case worse
    /// The metric only describes the run, or one of the runs has no value.
    case different

    /// The word that outputs print.
    public var name: String {
      switch self {
      case .better: "better"
      case .worse: "worse"
      case .different: "different"
      }
    }
  }

  /// The metric.
  public var metric: Metric
  /// The value in the first run, or `nil` if it has none.
  public var before: Measure?
  /// The value in the second run, or `nil` if it has none.
  public var after: Measure?

  /// Creates a difference.
  public init(metric: Metric, before: Measure?, after: Measure?) {
    self.metric = metric
    self.before = before
    self.after = after
  }

  /// Whether the second run is better.
  public var grade: Grade {
    guard let before, let after else { return .different }
    switch metric.definition.polarity {
    case .neutral: return .different
    case .lowerIsBetter: return after.parts < before.parts ? .better : .worse
    case .higherIsBetter: return after.parts > before.parts ? .better : .worse
    }
  }

  /// The change in percent of the first value, or `nil` where that is 0 or missing.
  ///
  /// Source: BM-STAT-11.
  public var percent: Double? {
    guard let before, let after, before.parts != 0 else { return nil }
    return (Double(after.parts) - Double(before.parts)) / Double(before.parts).magnitude * 100
  }

  /// The metrics whose values differ, in the order of their table.
  ///
  /// - Complexity: O(*m*), where *m* is the number of metrics.
  public static func all(
    from before: Measurements,
    to after: Measurements
  ) -> [MetricDifference] {
    Metric.allCases.compactMap { metric in
      let pair = MetricDifference(metric: metric, before: before[metric], after: after[metric])
      return pair.before == pair.after ? nil : pair
    }
  }
}
