internal import CollectionLayout
internal import TimelineCoordinator
internal import TimelineScroll
internal import TimelineUnits

/// Where a constant lives in the tuning, with its value as a number of smallest parts.
enum ConstantBinding: Sendable {
  typealias Path<Value> = any WritableKeyPath<Tuning, Value> & Sendable

  case time(Path<Interval>)
  case length(Path<Length>)
  case speed(Path<Speed>)
  case count(Path<Int>)
  case passClock(Path<PassClock>)
  case granularity(Path<PassGranularity>)
  case heightEpsilon(Path<HeightEpsilon>)
  case estimates(Path<EstimatePolicy>)
  case anchorPolicy(Path<AnchorPolicy>)
  case prefetch(Path<PrefetchPolicy>)
  case flag(Path<Bool>)
  case deceleration(Path<DecelerationRate>)
  case stopRule(Path<StopRule>)
  case bounce(Path<BounceSpring>)

  /// The value in a tuning: ticks, 1/192 pt, 1/192 pt per second, a number, or a choice's position.
  func parts(in tuning: Tuning) -> Int64 {
    switch self {
    case .time(let path): tuning[keyPath: path].ticks
    case .length(let path): tuning[keyPath: path].units
    case .speed(let path): Length(points: tuning[keyPath: path].pointsPerSecond).units
    case .count(let path): Int64(tuning[keyPath: path])
    case .passClock(let path): Int64(tuning[keyPath: path].rawValue)
    case .granularity(let path): Int64(tuning[keyPath: path].rawValue)
    case .heightEpsilon(let path): Int64(tuning[keyPath: path].rawValue)
    case .estimates(let path): Int64(tuning[keyPath: path].rawValue)
    case .anchorPolicy(let path): Int64(tuning[keyPath: path].rawValue)
    case .prefetch(let path): Int64(tuning[keyPath: path].rawValue)
    case .flag(let path): tuning[keyPath: path] ? 1 : 0
    case .deceleration(let path): Int64(tuning[keyPath: path].rawValue)
    case .stopRule(let path): Int64(tuning[keyPath: path].rawValue)
    case .bounce(let path): Int64(tuning[keyPath: path].rawValue)
    }
  }

  /// Sets the value in a tuning; a position that no choice has leaves it as it is.
  func set(_ parts: Int64, in tuning: inout Tuning) {
    let position = UInt8(clamping: parts)
    switch self {
    case .time(let path): tuning[keyPath: path] = Interval(ticks: parts)
    case .length(let path): tuning[keyPath: path] = Length(units: parts)
    case .speed(let path):
      tuning[keyPath: path] = Speed(pointsPerSecond: Length(units: parts).points)
    case .count(let path): tuning[keyPath: path] = Int(parts)
    case .passClock(let path): choose(position, path, in: &tuning)
    case .granularity(let path): choose(position, path, in: &tuning)
    case .heightEpsilon(let path): choose(position, path, in: &tuning)
    case .estimates(let path): choose(position, path, in: &tuning)
    case .anchorPolicy(let path): choose(position, path, in: &tuning)
    case .prefetch(let path): choose(position, path, in: &tuning)
    case .flag(let path): tuning[keyPath: path] = parts != 0
    case .deceleration(let path): choose(position, path, in: &tuning)
    case .stopRule(let path): choose(position, path, in: &tuning)
    case .bounce(let path): choose(position, path, in: &tuning)
    }
  }

  private func choose<Choice: RawRepresentable<UInt8>>(
    _ position: UInt8,
    _ path: WritableKeyPath<Tuning, Choice>,
    in tuning: inout Tuning
  ) {
    if let choice = Choice(rawValue: position) { tuning[keyPath: path] = choice }
  }
}
