/// What the user has to be told.
public enum OutboxNotice: Equatable, Sendable {
  /// Unsent messages could not be read and are lost; their bytes are kept.
  case unsentUnreadable
  /// An older state of the store was taken over, as no newer one could be read.
  case olderStateUsed
  /// Nothing can be sent for now, as the store cannot be read.
  case notReady
}
