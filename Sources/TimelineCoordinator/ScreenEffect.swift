public import TimelineScroll
public import TimelineUnits

/// What the screen asks of the world around it.
public enum ScreenEffect: Equatable, Sendable {
  /// Call back with `.timer` at an instant; replaces a running timer of the same kind.
  case schedule(ScreenTimer, at: Instant)
  /// Forget a timer.
  case cancel(ScreenTimer)
  /// Load the page before the oldest row and answer with `.olderAnswered`.
  case requestOlder(OlderRequest)
}
