public import TimelineUnits

/// An event of a script and its instant.
public struct TimedScriptEvent: Equatable, Sendable {
  /// When it happens.
  public var at: Instant
  /// What happens.
  public var event: ScriptEvent

  /// Creates an event.
  public init(at: Instant, _ event: ScriptEvent) {
    self.at = at
    self.event = event
  }
}
