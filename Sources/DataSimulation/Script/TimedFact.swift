public import TimelineUnits

/// A fact of the data side and its instant.
public struct TimedFact: Equatable, Sendable {
  /// When.
  public var at: Instant
  /// How often a chat has come on screen by then; the fact belongs to the last of these times.
  public var mounts: Int
  /// What happened.
  public var fact: ScriptFact
}
