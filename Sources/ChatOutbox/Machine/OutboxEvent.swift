/// What happens to the outbox.
public enum OutboxEvent: Equatable, Sendable {
  /// The process has started and read the store; also the answer to `OutboxEffect.readAgain`.
  case read(OutboxReading)
  /// A write was refused: a newer generation owns the store, or the device cannot write.
  case writeRefused
  /// The user sends a message.
  case send(ScopeKey, OutboxMessage)
  /// The user has changed what stands in the composer.
  case draft(ScopeKey, [UInt8])
  /// The chat that is on screen, or `nil`.
  case open(ScopeKey?)
  /// The link to a desktop has become usable or has dropped.
  case link(desktop: [UInt8], isUsable: Bool)
  /// A desktop has answered.
  case answer(OutboxAnswer, desktop: [UInt8])
  /// A timer is due.
  case timer(OutboxTimer)
  /// The operations of which the loaded timeline holds a canonical row.
  case timeline(ScopeKey, [OperationID])
  /// The user cancels a message; the id is that of the change that may have to ask for it.
  case cancel(ScopeKey, OperationID, MutationID)
  /// The user decides about a message that is too old.
  case choose(ScopeKey, OperationID, UserChoice)
  /// The user has taken note of a failed row and removes it.
  case dismiss(ScopeKey, OperationID)
  /// The id of a session has become known.
  case rename(ScopeKey, to: ScopeKey)
}
