import TimelineTrace
import TimelineUnits

/// How long a move of the finger waits for the frame that shows it.
///
/// The oldest move since the frame before counts, from when it was made and not from when a busy
/// main thread took it. A frame is shown one refresh after its commit, and later if it is late.
///
/// Source: M-LAT-1.
struct InputLatency: Accumulator {
  private var refresh = Interval.zero
  private var oldestMove: Instant?
  /// Whether the input before is a move.
  private var isMove = false
  private var worst = Extreme()
  private var latencies = OrderStatistics()
  /// The move that the last frame shows, and when that frame is shown.
  private var pending: (move: Instant, shownAt: Instant)?
  private var worstShown = Extreme()

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .began(let setup): refresh = setup.refresh
    case .refreshed(let period): refresh = period
    case .input(let kind, _):
      isMove = kind == .touchMoved
      if isMove, oldestMove == nil { oldestMove = timed.at }
    case .waited(let wait):
      if isMove { oldestMove = oldestMove.map { min($0, timed.at - wait) } }
    case .late(let lateness):
      if let shownAt = pending?.shownAt { pending?.shownAt = shownAt + lateness }
    case .frame(let frame):
      closePending()
      if let oldestMove, frame.state.contains(.dragging) {
        let latency = (timed.at - oldestMove).ticks
        worst.take(latency, at: oldestMove)
        latencies.add(latency)
        pending = (oldestMove, timed.at + refresh)
      }
      oldestMove = nil
    default:
      break
    }
  }

  private mutating func closePending() {
    if let pending { worstShown.take((pending.shownAt - pending.move).ticks, at: pending.move) }
    pending = nil
  }

  mutating func report(to measurements: inout Measurements) {
    closePending()
    measurements.set(.inputLatency, worst)
    measurements.set(.inputLatencyP98, parts: latencies.percentile(98))
    measurements.set(.inputShown, worstShown)
  }
}
