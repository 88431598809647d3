public import TimelineUnits

/// Lets changes pass at intervals: at once if the last one is long enough ago, else by a timer.
///
/// The gate holds no state of its user: whoever passes takes the newest, so the last value is
/// always delivered. Used twice, for the overlay interval and for the render gate.
///
/// Source: H-CAD-1, H-CAD-2, H-CAD-4, H-CAD-6.
public struct RateGate: Equatable, Sendable {
  /// The shortest time from one pass to the next gated one.
  public private(set) var interval: Interval
  /// When something last passed.
  public private(set) var lastPass: Instant?
  /// When the timer of the waiting state is due, if one is waiting.
  public private(set) var due: Instant?

  /// Creates a gate that has let nothing pass.
  public init(interval: Interval) {
    self.interval = interval
  }

  /// A change came.
  public mutating func submit(at now: Instant) -> RateDecision {
    guard due == nil else { return .alreadyWaiting }
    let earliest = earliestPass(from: now)
    guard earliest > now else {
      lastPass = now
      return .passNow
    }
    due = earliest
    return .wait(until: earliest)
  }

  /// A timer fired.
  ///
  /// A timer that was overtaken, by a pass or by a change of the interval, does nothing.
  ///
  /// - Returns: Whether the newest state passes now.
  public mutating func timerFired(at now: Instant) -> Bool {
    guard let due, now >= due else { return false }
    self.due = nil
    lastPass = now
    return true
  }

  /// Something that is not gated passed and took the newest state with it.
  ///
  /// Source: H-CAD-6.
  public mutating func passedUngated(at now: Instant) {
    due = nil
    lastPass = now
  }

  /// Another interval is in force from now on; it counts from the last pass.
  ///
  /// - Returns: When the waiting state is due now, for which a new timer is to be started; `nil` if
  ///   none is waiting or nothing changed for it.
  ///
  /// Source: H-CAD-4.
  public mutating func setInterval(_ next: Interval, at now: Instant) -> Instant? {
    interval = next
    guard let old = due else { return nil }
    let earliest = earliestPass(from: now)
    guard earliest != old else { return nil }
    due = earliest
    return earliest
  }

  private func earliestPass(from now: Instant) -> Instant {
    guard let lastPass else { return now }
    return max(now, lastPass + interval)
  }
}
