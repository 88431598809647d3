public import ChatOutbox
public import TimelineUnits

/// A change of one of the user's own rows in a run, as a screen can be fed with it.
public struct OutboxRowEvent: Equatable, Sendable {
  /// When the row changed.
  public var at: Instant
  /// The chat, from 0.
  public var chat: Int
  /// The operation, from 0 in the order in which messages were sent.
  public var operation: Int
  /// How the row looks from then on.
  public var row: OutboxRow
}
