import TimelineTrace
import TimelineUnits

/// How fast live renders follow one another.
///
/// A window is half-open: at exactly 1/6 s a closed second would hold seven. Renders of other
/// causes are not gated, but the next live one keeps its distance to them.
///
/// Source: M-CAD-1, M-CAD-2, H-CAD-3, H-CAD-6.
struct RenderCadence: Accumulator {
  /// The times of the live renders of the second that ends now, from `first` on.
  private var times: [Instant] = []
  private var first = 0
  private var latest: Instant?
  private var most = Extreme()
  /// The shortest interval, as the largest negative one.
  private var shortest = Extreme()

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    guard case .rendered(let cause, _) = timed.record else { return }
    if cause == .live {
      times.append(timed.at)
      while timed.at - times[first] >= .seconds(1) { first += 1 }
      most.take(Int64(times.count - first), at: timed.at)
      if let latest { shortest.take((latest - timed.at).ticks, at: timed.at) }
    }
    latest = timed.at
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.cadenceMax, most)
    measurements.set(.cadenceMinInterval, parts: shortest.value.map { -$0 }, shortest.witness)
  }
}
