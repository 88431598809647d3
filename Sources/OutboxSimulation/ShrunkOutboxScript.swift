/// A failing script that was made as short as it could be.
public struct ShrunkOutboxScript: Sendable {
  /// The script.
  public var script: OutboxScript
  /// The rule that it breaks.
  public var rule: String
  /// How many runs it took to find.
  public var runs: Int
}
