/// One place of a chain: a pending operation, or the fence that a terminal one leaves.
///
/// Source: H-STORE-2, H-STORE-4.
public enum OutboxOperation: Equatable, Sendable {
  /// An operation that may have to be sent again.
  case pending(OutboxEntry)
  /// An operation that is over; it turns late writers away until the next launch.
  case terminal(OperationID, MutationID, TerminalReason)

  /// The id of the operation.
  public var id: OperationID {
    switch self {
    case .pending(let entry): entry.operation
    case .terminal(let id, _, _): id
    }
  }

  /// The id of the change that submits it.
  public var mutation: MutationID {
    switch self {
    case .pending(let entry): entry.mutation
    case .terminal(_, let mutation, _): mutation
    }
  }

  /// The entry of a pending operation.
  public var entry: OutboxEntry? {
    guard case .pending(let entry) = self else { return nil }
    return entry
  }
}
