import TimelineUnits

/// The one thread that everything on the screen runs on: what comes while it is busy waits.
struct MainThread {
  /// When the thread is done with what it has begun.
  private(set) var freeAt = Instant.zero

  /// When something that is due at an instant begins.
  func start(of due: Instant) -> Instant { max(due, freeAt) }

  /// Does some work.
  ///
  /// - Precondition: the thread is free at `start`.
  mutating func work(for time: Interval, from start: Instant) {
    precondition(start >= freeAt, "work begins when the thread is free")
    freeAt = start + time
  }
}
