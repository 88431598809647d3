/// What the user decides about a message that is too old to be sent again by itself.
///
/// Source: H-OUTBOX-T9.
public enum UserChoice: Equatable, Sendable {
  /// Send it as a new message, with new ids.
  case sendAsNew(OperationID, MutationID)
  /// Give it up.
  case discard
}
