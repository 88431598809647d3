/// A transition that an operation has taken, for traces and counts.
public struct OutboxMove: Equatable, Sendable {
  /// The transition.
  public var transition: OutboxTransition
  /// The operation, or `nil` if it concerns the store as a whole.
  public var operation: OperationID?
  /// Where the operation stands now, or `nil` if it is over.
  public var status: OutboxStatus?

  init(_ transition: OutboxTransition, _ operation: OperationID?, _ status: OutboxStatus?) {
    self.transition = transition
    self.operation = operation
    self.status = status
  }
}
