public import TimelineUnits

/// An input event and its time.
public struct TimedInput: Equatable, Sendable {
  /// When the event happens.
  public var at: Instant
  /// What happens.
  public var event: InputEvent

  /// Creates a timed event.
  public init(at: Instant, event: InputEvent) {
    self.at = at
    self.event = event
  }
}
