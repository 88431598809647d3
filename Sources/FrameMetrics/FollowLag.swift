import TimelineTrace
import TimelineUnits

/// The distance to the bottom over the frames that show the list while following is on.
///
/// Source: M-LAG-1, H-GEO-2.
struct FollowLag: Accumulator {
  private var gaps = OrderStatistics()
  private var largest = Extreme()
  private var last: Int64?
  private var isOn = false
  private var interruptions = 0
  private var rowHeight: Int64 = 0
  private var awayTicks: Int64 = 0
  /// Since when the bottom is farther away than a row, if it is.
  private var awaySince: Instant?

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .followSwitched(let on, _):
      if isOn, !on { interruptions += 1 }
      isOn = on
    case .began(let setup):
      rowHeight = setup.estimatedHeight.units
    case .ended:
      endAway(at: timed.at)
    case .frame(let frame):
      endAway(at: timed.at)
      guard frame.state.contains(.following), !frame.state.contains(.covered) else { return }
      gaps.add(screen.gap)
      largest.take(screen.gap, at: timed.at)
      last = screen.gap
      if screen.gap > rowHeight { awaySince = timed.at }
    default:
      break
    }
  }

  private mutating func endAway(at now: Instant) {
    if let awaySince { awayTicks = awayTicks.saturatingAdd((now - awaySince).ticks) }
    awaySince = nil
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.followLagP50, parts: gaps.percentile(50))
    measurements.set(.followLagP95, parts: gaps.percentile(95))
    measurements.set(.followLagMax, largest)
    measurements.set(.followLagFinal, parts: last)
    if last != nil { measurements.set(.followAway, parts: awayTicks) }
    measurements.set(.followInterruptions, count: interruptions)
  }
}
