/// What a played script gave.
public struct ScriptOutcome: Equatable, Sendable {
  /// The updates of the rows on screen, in order of time.
  public var updates: [TimedRows] = []
  /// What the data side did, in order of time.
  public var facts: [TimedFact] = []
}
