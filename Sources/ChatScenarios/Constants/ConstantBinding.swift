internal import TimelineCoordinator
internal import TimelineScroll
internal import TimelineUnits

/// Where a constant lives in the tuning, with its value as a number of smallest parts.
enum ConstantBinding: Sendable {
  case time(WritableKeyPath<Tuning, Interval> & Sendable)
  case length(WritableKeyPath<Tuning, Length> & Sendable)
  case speed(WritableKeyPath<Tuning, Speed> & Sendable)
  case count(WritableKeyPath<Tuning, Int> & Sendable)
  case passClock(WritableKeyPath<Tuning, PassClock> & Sendable)

  /// The value in a tuning: ticks, 1/192 pt, 1/192 pt per second, a number, or a choice's position.
  func parts(in tuning: Tuning) -> Int64 {
    switch self {
    case .time(let path): tuning[keyPath: path].ticks
    case .length(let path): tuning[keyPath: path].units
    case .speed(let path): Length(points: tuning[keyPath: path].pointsPerSecond).units
    case .count(let path): Int64(tuning[keyPath: path])
    case .passClock(let path): Int64(tuning[keyPath: path].rawValue)
    }
  }

  /// Sets the value in a tuning.
  func set(_ parts: Int64, in tuning: inout Tuning) {
    switch self {
    case .time(let path): tuning[keyPath: path] = Interval(ticks: parts)
    case .length(let path): tuning[keyPath: path] = Length(units: parts)
    case .speed(let path):
      tuning[keyPath: path] = Speed(pointsPerSecond: Length(units: parts).points)
    case .count(let path): tuning[keyPath: path] = Int(parts)
    case .passClock(let path):
      if let clock = PassClock(rawValue: UInt8(truncatingIfNeeded: parts)) {
        tuning[keyPath: path] = clock
      }
    }
  }
}
