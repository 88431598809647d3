internal import ChatData
internal import CollectionLayout
internal import MarkdownRows
internal import TimelineCoordinator
internal import TimelineScroll
internal import TimelineUnits

/// Where a constant lives in the tuning, with its value as a number of smallest parts.
enum ConstantBinding: Sendable {
  typealias Path<Value> = any WritableKeyPath<Tuning, Value> & Sendable
  typealias TextPath<Value> = any WritableKeyPath<TextTuning, Value> & Sendable
  typealias DataPath<Value> = any WritableKeyPath<DataPolicy, Value> & Sendable

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
  case provisionalLine(TextPath<ProvisionalLine>)
  case tailoring(TextPath<Tailoring>)
  case textLimit(TextPath<Int>)
  case dataTime(DataPath<Interval>)
  case dataCount(DataPath<Int>)

  /// The value in a tuning: ticks, 1/192 pt, 1/192 pt per second, a number, or a choice's position.
  func parts(in tuning: AppTuning) -> Int64 {
    let screen = tuning.screen
    return switch self {
    case .time(let path): screen[keyPath: path].ticks
    case .length(let path): screen[keyPath: path].units
    case .speed(let path): Length(points: screen[keyPath: path].pointsPerSecond).units
    case .count(let path): Int64(screen[keyPath: path])
    case .passClock(let path): Int64(screen[keyPath: path].rawValue)
    case .granularity(let path): Int64(screen[keyPath: path].rawValue)
    case .heightEpsilon(let path): Int64(screen[keyPath: path].rawValue)
    case .estimates(let path): Int64(screen[keyPath: path].rawValue)
    case .anchorPolicy(let path): Int64(screen[keyPath: path].rawValue)
    case .prefetch(let path): Int64(screen[keyPath: path].rawValue)
    case .flag(let path): screen[keyPath: path] ? 1 : 0
    case .deceleration(let path): Int64(screen[keyPath: path].rawValue)
    case .stopRule(let path): Int64(screen[keyPath: path].rawValue)
    case .bounce(let path): Int64(screen[keyPath: path].rawValue)
    case .provisionalLine(let path): Int64(tuning.text[keyPath: path].rawValue)
    case .tailoring(let path): Int64(tuning.text[keyPath: path].rawValue)
    case .textLimit(let path): Int64(tuning.text[keyPath: path])
    case .dataTime(let path): tuning.data[keyPath: path].ticks
    case .dataCount(let path): Int64(tuning.data[keyPath: path])
    }
  }

  /// Sets the value in a tuning; a position that no choice has leaves it as it is.
  func set(_ parts: Int64, in tuning: inout AppTuning) {
    let position = UInt8(clamping: parts)
    switch self {
    case .time(let path): tuning.screen[keyPath: path] = Interval(ticks: parts)
    case .length(let path): tuning.screen[keyPath: path] = Length(units: parts)
    case .speed(let path):
      tuning.screen[keyPath: path] = Speed(pointsPerSecond: Length(units: parts).points)
    case .count(let path): tuning.screen[keyPath: path] = Int(parts)
    case .passClock(let path): choose(position, path, in: &tuning.screen)
    case .granularity(let path): choose(position, path, in: &tuning.screen)
    case .heightEpsilon(let path): choose(position, path, in: &tuning.screen)
    case .estimates(let path): choose(position, path, in: &tuning.screen)
    case .anchorPolicy(let path): choose(position, path, in: &tuning.screen)
    case .prefetch(let path): choose(position, path, in: &tuning.screen)
    case .flag(let path): tuning.screen[keyPath: path] = parts != 0
    case .deceleration(let path): choose(position, path, in: &tuning.screen)
    case .stopRule(let path): choose(position, path, in: &tuning.screen)
    case .bounce(let path): choose(position, path, in: &tuning.screen)
    case .provisionalLine(let path): choose(position, path, in: &tuning.text)
    case .tailoring(let path): choose(position, path, in: &tuning.text)
    case .textLimit(let path): tuning.text[keyPath: path] = Int(parts)
    case .dataTime(let path): tuning.data[keyPath: path] = Interval(ticks: parts)
    case .dataCount(let path): tuning.data[keyPath: path] = Int(parts)
    }
  }

  private func choose<Root, Choice: RawRepresentable<UInt8>>(
    _ position: UInt8,
    _ path: WritableKeyPath<Root, Choice>,
    in tuning: inout Root
  ) {
    if let choice = Choice(rawValue: position) { tuning[keyPath: path] = choice }
  }
}
