import TimelineTrace
import TimelineUnits

/// By how much frames miss the refresh that they are meant for, over all frames.
///
/// The number of frames is a metric of its own: a run that drops cheap frames has worse
/// percentiles.
///
/// Source: M-OVER-1, M-FRAME-1.
struct FrameOverrun: Accumulator {
  private var overruns = OrderStatistics()
  /// The lateness of the last frame, which is known when something follows it.
  private var last: Int64?
  private var refresh = Interval.zero
  private var dropped: Int64 = 0

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .began(let setup): refresh = setup.refresh
    case .refreshed(let period): refresh = period
    case .frame:
      if let last { overruns.add(last) }
      last = 0
    case .late(let lateness):
      last = lateness.ticks
      if refresh > .zero { dropped = dropped.saturatingAdd(lateness.ticks / refresh.ticks) }
    default: break
    }
  }

  mutating func report(to measurements: inout Measurements) {
    guard let last else { return }
    overruns.add(last)
    measurements.set(.frameOverrunP50, parts: overruns.percentile(50))
    measurements.set(.frameOverrunP90, parts: overruns.percentile(90))
    measurements.set(.frameOverrunP95, parts: overruns.percentile(95))
    measurements.set(.frameOverrunP99, parts: overruns.percentile(99))
    measurements.set(.frameDropped, parts: dropped)
  }
}
