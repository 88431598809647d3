public import TimelineUnits

/// What a rate gate does with a change.
public enum RateDecision: Equatable, Sendable {
  /// The change passes now.
  case passNow
  /// The newest state passes when the timer fires that is to be started for this instant.
  case wait(until: Instant)
  /// A timer is running that will carry the newest state.
  case alreadyWaiting
}
