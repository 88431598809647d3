public import TimelineUnits

/// A broken invariant.
public struct OutboxViolation: Equatable, Sendable {
  /// The number of the invariant: *n* is H-OUTBOX-I*n*; 0 is the bound on events.
  public var invariant: Int
  /// When it broke.
  public var at: Instant
  /// The operation or chat that it broke for, or -1.
  public var subject: Int

  /// The id of the rule.
  public var rule: String {
    invariant == 0 ? "LIM-8" : "H-OUTBOX-I\(invariant)"
  }
}
