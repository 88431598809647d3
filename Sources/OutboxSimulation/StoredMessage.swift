public import TimelineUnits

/// A message that the desktop stored.
public struct StoredMessage: Equatable, Sendable {
  /// When it was stored.
  public var at: Instant
  /// The operation, from 0 in the order in which messages were sent.
  public var operation: Int
  /// How many files it came with.
  public var files: Int
}
