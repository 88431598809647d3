public import TimelineCoordinator
public import TimelineScroll

/// What the timeline asks of the app; every request is answered by a call.
public enum TimelineRequest: Sendable {
  /// Call `timerFired` so many seconds from now; replaces a running timer of the same kind.
  case call(ScreenTimer, afterSeconds: Double)
  /// Forget a timer.
  case forget(ScreenTimer)
  /// Load the page before the oldest message and answer with `olderPage`.
  case loadOlder(OlderRequest)
  /// Format a long text off the main thread and answer with `formatted`.
  case format(RowVersion)
}
