import TimelineUnits

/// The unit of a metric, with the exact parts that its values are counted in.
public enum MetricUnit: UInt8, CaseIterable, Sendable {
  /// Things that happened.
  case count
  /// Milliseconds, in ticks of 1/705,600,000 s.
  case milliseconds
  /// Points, in parts of 1/192 pt.
  case points
  /// Points times seconds, in products of both parts.
  case pointSeconds
  /// Hundredths of a whole, in millionths of the whole.
  case percent
  /// A score without a unit, in millionths.
  case score
  /// Milliseconds in each second, in millionths.
  case millisecondsPerSecond
  /// A grade of a published scale, 0 for the best.
  case grade
}

extension MetricUnit {
  /// The short name that outputs print, empty for a score.
  public var symbol: StaticString {
    switch self {
    case .count: "count"
    case .milliseconds: "ms"
    case .points: "pt"
    case .pointSeconds: "pt·s"
    case .percent: "%"
    case .score: ""
    case .millisecondsPerSecond: "ms/s"
    case .grade: "of 3"
    }
  }

  /// The number of exact parts in one unit.
  public var partsPerUnit: Double {
    switch self {
    case .count, .grade: 1
    case .milliseconds: Double(Interval.ticksPerSecond / 1_000)
    case .points: Double(Length.unitsPerPoint)
    case .pointSeconds: Double(Length.unitsPerPoint) * Double(Interval.ticksPerSecond)
    case .percent: 10_000
    case .score, .millisecondsPerSecond: 1_000_000
    }
  }
}
