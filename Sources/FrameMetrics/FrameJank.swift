import TimelineTrace
import TimelineUnits

/// Frames in motion that come too long after the one before.
///
/// Of two frames in motion the second janks if it is shown more than 1.5 refreshes after the first.
/// While a finger drags, its moves have to come in time: a frame that had nothing new to show is no
/// jank. The factor keeps clear of the edge at which 33.4 ms would differ from 33.3.
///
/// Source: M-JANK-1.
struct FrameJank: Accumulator {
  /// A frame in motion: when it is shown, and when the finger last moved before it.
  private struct Shown {
    var at: Instant
    var move: Instant?
    var isDrag: Bool
  }

  private var refresh = Interval.zero
  private var lastMove: Instant?
  private var frame: Shown?
  private var previous: Shown?
  private var pairs = 0
  private var janks = 0

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .began(let setup): refresh = setup.refresh
    case .refreshed(let period): refresh = period
    case .input(.touchMoved, _): lastMove = timed.at
    case .late(let lateness):
      if let at = frame?.at { frame?.at = at + lateness }
    case .frame(let record):
      judge()
      previous = frame
      frame = nil
      guard record.state.isInMotion else { return }
      frame = Shown(
        at: timed.at + refresh,
        move: lastMove,
        isDrag: record.state.contains(.dragging)
      )
    case .ended: judge()
    default: break
    }
  }

  private mutating func judge() {
    guard let frame, let previous else { return }
    pairs += 1
    if isTooLong(frame.at - previous.at), !isWaitingForFinger(frame, previous) { janks += 1 }
  }

  private func isTooLong(_ time: Interval) -> Bool { time.ticks * 2 > refresh.ticks * 3 }

  private func isWaitingForFinger(_ frame: Shown, _ previous: Shown) -> Bool {
    guard frame.isDrag, let move = frame.move, let before = previous.move else { return false }
    return move == before || isTooLong(move - before)
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.jankFrames, .share(janks, of: pairs))
  }
}
