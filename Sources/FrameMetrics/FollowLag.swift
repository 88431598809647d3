import TimelineTrace

/// The distance to the bottom over the frames that show the list while following is on.
///
/// Source: M-LAG-1, H-GEO-2.
struct FollowLag: Accumulator {
  private var gaps = OrderStatistics()
  private var largest = Extreme()
  private var last: Int64?
  private var isOn = false
  private var interruptions = 0

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .followSwitched(let on, _):
      if isOn, !on { interruptions += 1 }
      isOn = on
    case .frame(let frame):
      guard frame.state.contains(.following), !frame.state.contains(.covered) else { return }
      gaps.add(screen.gap)
      largest.take(screen.gap, at: timed.at)
      last = screen.gap
    default:
      break
    }
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.followLagP50, parts: gaps.percentile(50))
    measurements.set(.followLagP95, parts: gaps.percentile(95))
    measurements.set(.followLagMax, largest)
    measurements.set(.followLagFinal, parts: last)
    measurements.set(.followInterruptions, count: interruptions)
  }
}
