import TimelineUnits

/// The refreshes of the display, and what becomes of a frame that the main thread is late with.
///
/// A callback that cannot run at its refresh runs late, once, for the newest refresh. A frame is
/// meant for the refresh after its callback; one that is not done by then is shown at the first
/// refresh after it is done.
///
/// Source: U-LINK-1, U-LINK-4, U-HITCH-1.
struct RefreshClock {
  /// The time between two refreshes.
  private(set) var period: Interval
  /// The refresh that the next callback is due at.
  private(set) var next: Instant
  /// A period that holds from the next refresh on.
  private var pending: Interval?

  init(period: Interval) {
    self.period = period
    next = .zero + period
  }

  /// Changes the rate from the next refresh on.
  mutating func change(to period: Interval) {
    pending = period
  }

  /// The callback that is due begins.
  ///
  /// - Returns: The refresh that this frame is shown at if its work is done in time.
  ///
  /// Source: U-LINK-1.
  mutating func begin(at start: Instant) -> Instant {
    // The refresh that this callback is due at is the first one of a new rate, so what is told of
    // the one after it holds.
    if let pending {
      period = pending
      self.pending = nil
    }
    next = refresh(notAfter: start)
    return next + period
  }

  /// The frame that began is done.
  ///
  /// - Parameters:
  ///   - due: The refresh that its callback was due at.
  ///   - done: When its work ended.
  /// - Returns: How much later than meant the frame is shown.
  mutating func end(due: Instant, done: Instant) -> Interval {
    let meant = due + period
    let shown = refresh(notBefore: max(done, next + period))
    next = next + period
    return shown - meant
  }

  private func refresh(notAfter instant: Instant) -> Instant {
    guard instant > next else { return next }
    return next + period * ((instant - next).ticks / period.ticks)
  }

  private func refresh(notBefore instant: Instant) -> Instant {
    let ahead = (instant - next).ticks
    return next + period * ((ahead + period.ticks - 1) / period.ticks)
  }
}
