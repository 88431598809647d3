/// What a desktop says to a submit or a cancel.
///
/// Source: H-KEY-2, H-OUTBOX-T3, H-OUTBOX-T4, H-OUTBOX-T19 to H-OUTBOX-T21.
public enum OutboxResult: UInt8, CaseIterable, Sendable {
  /// The message is saved.
  case saved
  /// The message is refused for good.
  case rejected
  /// The run to steer is over, which is a refusal for good.
  case runEnded
  /// The desktop is still at work on this key.
  case inProgress
  /// The key came with other parameters before.
  case parametersDiffer
  /// The message is not saved and will not be.
  case cancelled
  /// The message cannot be cancelled any more.
  case refused
  /// The call failed.
  case failed

  /// The name on the link.
  var name: StaticString {
    switch self {
    case .saved: "saved"
    case .rejected: "rejected"
    case .runEnded: "runEnded"
    case .inProgress: "inProgress"
    case .parametersDiffer: "parametersDiffer"
    case .cancelled: "cancelled"
    case .refused: "refused"
    case .failed: "failed"
    }
  }
}
