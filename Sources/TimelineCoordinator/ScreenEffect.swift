public import TimelineScroll
public import TimelineUnits

/// What the screen asks of the world around it.
public enum ScreenEffect: Equatable, Sendable {
  /// Call back with `.timer` at an instant; replaces a running timer of the same kind.
  case schedule(ScreenTimer, at: Instant)
  /// Call back with `.timer` so long after the work of this event has ended; replaces a running
  /// timer of the same kind.
  case sleep(ScreenTimer, lasting: Interval)
  /// Call back with `.timer` when the work of this event has ended, before anything else happens.
  case afterWork(ScreenTimer)
  /// Forget a timer.
  case cancel(ScreenTimer)
  /// Load the page before the oldest row and answer with `.olderAnswered`.
  case requestOlder(OlderRequest)
}
