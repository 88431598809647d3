/// One place of a chain: a pending operation, or the fence that a terminal one leaves.
///
/// Source: H-STORE-2, H-STORE-4.
public struct OutboxOperation: Equatable, Sendable {
  /// The id of the operation.
  public let id: OperationID
  /// The id of the change that submits it.
  public let mutation: MutationID
  /// The entry of a pending operation, `nil` for one that is over.
  public let entry: OutboxEntry?
  /// Why it is over, `nil` for one that is pending.
  public let reason: TerminalReason?

  /// An operation that may have to be sent again.
  static func pending(_ entry: OutboxEntry) -> OutboxOperation {
    OutboxOperation(id: entry.operation, mutation: entry.mutation, entry: entry, reason: nil)
  }

  /// An operation that is over; it turns late writers away until the next launch.
  static func terminal(
    _ id: OperationID,
    _ mutation: MutationID,
    _ reason: TerminalReason
  ) -> OutboxOperation {
    OutboxOperation(id: id, mutation: mutation, entry: nil, reason: reason)
  }
}
