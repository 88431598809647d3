/// The timers of the screen, one of each at most.
public enum ScreenTimer: UInt8, CaseIterable, Sendable {
  /// The trailing edge of the overlay interval (H-CAD-2).
  case overlayInterval
  /// The trailing edge of the render gate (H-CAD-2).
  case renderGate
  /// The next settle pass under the cover (H-SETTLE-2).
  case settlePass
  /// What a settle pass observes, right after the work of its layout (H-SETTLE-3).
  case settleObservation
  /// The next check for a held update (H-HOLD-3).
  case heldCheck
  /// The longest hold of live rows during a prepend restore (H-PREPEND-2).
  case liveHold
  /// The next bottom settle pass (H-BOTTOM-1).
  case bottomPass
  /// The age at which a load of an older page is stale (H-OLDER-3).
  case olderStale
}
