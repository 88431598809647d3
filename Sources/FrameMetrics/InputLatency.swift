import TimelineTrace
import TimelineUnits

/// How long a move of the finger waits for the frame that shows it.
///
/// Source: M-LAT-1.
struct InputLatency: Accumulator {
  private var oldestMove: Instant?
  private var worst = Extreme()

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .input(.touchMoved, _):
      if oldestMove == nil { oldestMove = timed.at }
    case .frame(let frame):
      if let oldestMove, frame.state.contains(.dragging) {
        worst.take((timed.at - oldestMove).ticks, at: oldestMove)
      }
      oldestMove = nil
    default:
      break
    }
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.inputLatency, worst)
  }
}
