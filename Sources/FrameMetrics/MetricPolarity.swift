/// Which direction of a metric is an improvement.
public enum MetricPolarity: UInt8, CaseIterable, Sendable {
  /// Less is better.
  case lowerIsBetter
  /// More is better.
  case higherIsBetter
  /// Neither: the value only describes the run.
  case neutral
}

extension MetricPolarity {
  /// The polarity in a few words.
  public var name: StaticString {
    switch self {
    case .lowerIsBetter: "lower is better"
    case .higherIsBetter: "higher is better"
    case .neutral: "describes the run"
    }
  }
}
