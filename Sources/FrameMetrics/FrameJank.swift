import TimelineTrace
import TimelineUnits

/// Frames in motion that come too long after the one before.
///
/// Of two frames in motion the second janks if it is shown more than 1.5 refreshes after the first.
/// While a finger drags, its moves have to come in time: a frame that had nothing new to show is no
/// jank. Moves that a busy main thread kept waiting had come in time. The factor keeps clear of the
/// edge at which 33.4 ms would differ from 33.3.
///
/// Source: M-JANK-1.
struct FrameJank: Accumulator {
  /// A frame in motion: when it is shown, when the finger made its first move since the frame
  /// before, and its last one.
  private struct Shown {
    var at: Instant
    var firstMove: Instant?
    var lastMove: Instant?
    var isDrag: Bool
  }

  private var refresh = Interval.zero
  private var firstMove: Instant?
  private var lastMove: Instant?
  /// Whether the input before is a move.
  private var isMove = false
  private var frame: Shown?
  private var previous: Shown?
  private var pairs = 0
  private var janks = 0

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .began(let setup): refresh = setup.refresh
    case .refreshed(let period): refresh = period
    case .input(let kind, _):
      isMove = kind == .touchMoved
      if isMove { moved(at: timed.at) }
    case .waited(let wait):
      if isMove { moved(at: timed.at - wait) }
    case .late(let lateness):
      if let at = frame?.at { frame?.at = at + lateness }
    case .frame(let record):
      judge()
      previous = frame
      frame = nil
      defer { firstMove = nil }
      guard record.state.isInMotion else { return }
      frame = Shown(
        at: timed.at + refresh,
        firstMove: firstMove,
        lastMove: lastMove,
        isDrag: record.state.contains(.dragging)
      )
    case .ended: judge()
    default: break
    }
  }

  private mutating func moved(at time: Instant) {
    firstMove = firstMove.map { min($0, time) } ?? time
    lastMove = time
  }

  private mutating func judge() {
    guard let frame, let previous else { return }
    pairs += 1
    if isTooLong(frame.at - previous.at), !isWaitingForFinger(frame, previous) { janks += 1 }
  }

  private func isTooLong(_ time: Interval) -> Bool { time.ticks * 2 > refresh.ticks * 3 }

  private func isWaitingForFinger(_ frame: Shown, _ previous: Shown) -> Bool {
    guard frame.isDrag, let before = previous.lastMove else { return false }
    guard let move = frame.firstMove else { return true }
    return isTooLong(move - before)
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.jankFrames, .share(janks, of: pairs))
  }
}
