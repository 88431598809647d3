import TimelineTrace
import TimelineUnits

/// How late held updates were applied, and which updates did not wait.
///
/// An update that is still held at the end counts up to the end if the list rests then; one that a
/// new presentation epoch drops does not count. A render that is not held takes what was held
/// along, so it ends the wait. An update counts as applied during a movement if the frames on both
/// sides of it belong to the same drag or deceleration: between a movement and a rest it may well
/// be due.
///
/// Source: M-HOLD-1, H-HOLD-1, H-HOLD-3, H-EPOCH-3.
struct HoldStaleness: Accumulator {
  private static let moving: FrameState = [.dragging, .decelerating]

  private var isHeld = false
  /// When a render came that may take what is held along.
  private var overtakenAt: Instant?
  private var restedAt = Instant.zero
  private var state: FrameState = []
  private var staleness = Extreme()
  /// Whether the effect of a render that was not held may follow.
  private var isOpen = false
  private var appliedSinceFrame = 0
  private var isTouchedSinceFrame = false
  private var appliedWhileDragging = 0

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    if case .held = timed.record { overtakenAt = nil }
    endOvertakenHold()
    switch timed.record {
    case .rendered:
      isOpen = true
      if isHeld { overtakenAt = timed.at }
    case .held:
      isOpen = false
      isHeld = true
      if state.isDisjoint(with: HoldStaleness.moving) { restedAt = timed.at }
    case .heldApplied(let rested):
      isOpen = false
      isHeld = false
      appliedSinceFrame += 1
      staleness.take((timed.at - rested).ticks, at: timed.at)
    case .mounted:
      isOpen = false
      isHeld = false
    case .snapshotApplied, .reconfigured:
      if isOpen { appliedSinceFrame += 1 }
      isOpen = false
    case .input(.touchDown, _), .input(.touchUp, _):
      isTouchedSinceFrame = true
    case .frame(let frame):
      takeFrame(frame.state, at: timed.at)
    case .ended:
      guard isHeld, state.isDisjoint(with: HoldStaleness.moving) else { return }
      staleness.take((timed.at - restedAt).ticks, at: timed.at)
    default:
      break
    }
  }

  /// The record after a render says whether it was held, too.
  private mutating func endOvertakenHold() {
    guard let at = overtakenAt else { return }
    overtakenAt = nil
    isHeld = false
    if state.isDisjoint(with: HoldStaleness.moving) {
      staleness.take((at - restedAt).ticks, at: at)
    }
  }

  private mutating func takeFrame(_ next: FrameState, at now: Instant) {
    let isSameMovement = !next.intersection(state).isDisjoint(with: HoldStaleness.moving)
    if isSameMovement, !isTouchedSinceFrame { appliedWhileDragging += appliedSinceFrame }
    let wasMoving = !state.isDisjoint(with: HoldStaleness.moving)
    if wasMoving, next.isDisjoint(with: HoldStaleness.moving) { restedAt = now }
    state = next
    isOpen = false
    appliedSinceFrame = 0
    isTouchedSinceFrame = false
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.holdStaleness, staleness)
    measurements.set(.holdAppliedWhileDragging, count: appliedWhileDragging)
  }
}
