import TimelineTrace
import TimelineUnits

/// How long the list goes on after a drag.
///
/// From the end of a drag to the last frame that moved more than 0.5 pt, up to the frame in which
/// the list neither decelerates nor bounces, or to the next touch. A list that stops under the
/// finger counts with 0.
///
/// Source: M-LAT-2.
struct InputToStill: Accumulator {
  private static let noMovement: Int64 = 96

  private var isDragging = false
  private var releasedAt: Instant?
  private var movedAt = Instant.zero
  private var times = OrderStatistics()

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .input(.touchUp, _):
      close()
      guard isDragging else { return }
      releasedAt = timed.at
      movedAt = timed.at
    case .input(.touchDown, _), .ended:
      close()
    case .frame(let frame):
      isDragging = frame.state.contains(.dragging)
      guard releasedAt != nil else { return }
      let before = screen.previousFrame?.offset ?? frame.offset
      if abs((frame.offset - before).units) > InputToStill.noMovement { movedAt = timed.at }
      if !frame.state.contains(.decelerating) { close() }
    default: break
    }
  }

  private mutating func close() {
    if let releasedAt { times.add((movedAt - releasedAt).ticks) }
    releasedAt = nil
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.inputToStillP50, parts: times.percentile(50))
    measurements.set(.inputToStillP95, parts: times.percentile(95))
  }
}
