internal import TimelineSimulation
internal import TimelineTrace
internal import TimelineUnits

/// While the user moves the list nothing on screen is replaced; at rest what waited is applied
/// within 250 ms and a frame.
///
/// Source: H-HOLD-1, H-HOLD-3, H-HOLD-6.
struct HoldCheck: ScreenCheck {
  let name = "hold"
  private let longest: Interval
  private var isHeld = false
  private var restedAt: Instant?
  private var isTouched = false
  /// The updates that changed the screen since the last frame.
  private var applied = 0
  private var isRendered = false

  init(_ input: SimulationInput) {
    var slack = input.isFree ? Interval.zero : .seconds(2)
    // The slowest refresh that an input may switch to.
    slack = slack + .milliseconds(100)
    longest = .milliseconds(250) + slack
  }

  mutating func take(_ timed: TimedRecord, _ screen: SeenScreen) -> String? {
    switch timed.record {
    case .input(.touchDown, _), .input(.touchUp, _), .input(.scrolledTo, _),
      .input(.bottomTapped, _), .input(.send, _):
      isTouched = true
    case .rendered: isRendered = true
    case .held:
      isHeld = true
      isRendered = false
    case .heldApplied, .mounted: isHeld = false
    case .snapshotApplied, .reconfigured:
      isHeld = false
      isRendered = false
      applied += 1
    case .frame: return judge(screen)
    default: break
    }
    return nil
  }

  private mutating func judge(_ screen: SeenScreen) -> String? {
    defer {
      isTouched = false
      applied = 0
      isRendered = false
    }
    guard let frame = screen.frame else { return nil }
    // A render that need not wait takes what is held along, shown or not.
    if isRendered, !frame.record.state.contains(.restoring) { isHeld = false }
    if frame.isMovedByUser {
      restedAt = nil
      let wasMoved = screen.previous?.isMovedByUser ?? false
      guard wasMoved, !isTouched, applied > 0 else { return nil }
      return "an update was applied while the user moved the list"
    }
    let since = restedAt ?? frame.at
    restedAt = since
    guard isHeld, frame.at - since > longest else { return nil }
    return "an update is held \((frame.at - since).milliseconds) ms after the list came to rest"
  }
}
