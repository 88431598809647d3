public import TimelineUnits

/// Something that happens in a scenario, or a plan for many events of one kind.
public struct ScenarioEvent: Equatable, Sendable {
  /// When it happens, or when the plan begins.
  public var at: Instant
  /// What happens.
  public var action: ScenarioAction

  /// Creates an event.
  public init(at: Instant, action: ScenarioAction) {
    self.at = at
    self.action = action
  }
}
