import TimelineTrace
import TimelineUnits

/// Movement of the screen that neither finger nor deceleration caused while the user reads.
///
/// Judged in frames of a drag, and up to 500 ms after the finger was lifted while the list stands
/// more than 1 pt above the bottom. What was commanded counts as the user's if the list is dragged
/// or decelerates, but not while the follow link moves it, nor in a frame of a drag before which
/// the finger did not move. The user's own send or tap ends the time after a release.
///
/// Source: M-YANK-1.
struct FollowYank: Accumulator {
  private static let afterTime = Interval.milliseconds(500)
  private static let bottomBand = Length.points(1).units

  private var isTouched = false
  private var releasedAt: Instant?
  private var worst = Extreme()

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .input(let kind, _):
      takeInput(kind, at: timed.at)
    case .frame(let frame):
      if screen.isUncoveredPair, isJudged(frame, screen) {
        judge(frame, screen)
      }
      isTouched = false
    default:
      break
    }
  }

  private mutating func takeInput(_ kind: InputKind, at now: Instant) {
    switch kind {
    case .touchDown, .touchMoved:
      isTouched = true
    case .touchUp:
      isTouched = true
      releasedAt = now
    case .send, .bottomTapped:
      releasedAt = nil
    default:
      break
    }
  }

  private func isJudged(_ frame: FrameRecord, _ screen: ScreenTrack) -> Bool {
    if frame.state.contains(.dragging) { return true }
    guard let releasedAt else { return false }
    return screen.frameTime - releasedAt <= FollowYank.afterTime
      && screen.previousGap > FollowYank.bottomBand
  }

  private mutating func judge(_ frame: FrameRecord, _ screen: ScreenTrack) {
    let caused = causedByUser(frame, screen)
    var anchor: RowMovement?
    for movement in screen.movements where movement.previousY < anchor?.previousY ?? .max {
      anchor = movement
    }
    if let anchor {
      let distance = abs(anchor.y - anchor.previousY + caused)
      worst.take(distance, at: screen.frameTime, item: anchor.item)
    } else if let previous = screen.previousFrame {
      // No row stands in both frames, so the offset itself has to tell.
      let distance = abs(caused - (frame.offset - previous.offset).units)
      worst.take(distance, at: screen.frameTime)
    }
  }

  /// The part of the commanded movement that the finger or deceleration commanded.
  private func causedByUser(_ frame: FrameRecord, _ screen: ScreenTrack) -> Int64 {
    if frame.state.contains(.animating) { return 0 }
    if frame.state.contains(.dragging) { return isTouched ? frame.commanded.units : 0 }
    // The last step of a drag or of a deceleration belongs to a frame that is at rest already.
    let moving: FrameState = [.dragging, .decelerating]
    let before = screen.previousFrame?.state ?? []
    let isUsers = isTouched || !frame.state.union(before).isDisjoint(with: moving)
    return isUsers ? frame.commanded.units : 0
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.followYank, worst)
  }
}
