internal import TimelineUnits

/// A pending operation, whole: what is needed to send it again, byte for byte.
///
/// Source: H-STORE-3.
public struct OutboxEntry: Equatable, Sendable {
  /// The id of the operation.
  public var operation: OperationID
  /// Where it stands.
  public var status: OutboxStatus
  /// Whether the desktop has it.
  public var isAccepted = false
  /// The id of the change that submits it.
  public var mutation: MutationID
  /// The frozen parameters: one JSON object, which holds text, mode and upload ids.
  public var parameters: [UInt8]
  /// The text, as UTF-8; it is stored inside the parameters.
  public var text: [UInt8]
  /// When it was first submitted, if it was.
  public var firstSubmit: SubmitTime?
  /// How often it was submitted.
  public var attempts = 0
  /// The id of the change that cancels it, if the user has asked for that.
  public var cancelMutation: MutationID?

  /// The check that looks after it; not stored.
  var check: Int?
  /// Whether a cancel waits for its answer; not stored.
  var isCancelInFlight = false
  /// When it was accepted in this process; not stored.
  var acceptedAt: Instant?
  /// Whether the latest check found it gone from the desktop's outbox; not stored.
  var hasLeft = false

  init(_ message: OutboxMessage) {
    operation = message.operation
    status = .queued
    mutation = message.mutation
    parameters = message.parameters
    text = message.text
  }

  init(
    operation: OperationID,
    status: OutboxStatus,
    mutation: MutationID,
    parameters: [UInt8],
    text: [UInt8]
  ) {
    self.operation = operation
    self.status = status
    self.mutation = mutation
    self.parameters = parameters
    self.text = text
  }
}
