public import ChatData

/// What the data side did in a played script, beside what it showed.
public enum ScriptFact: Equatable, Sendable {
  /// A load of the latest window ended.
  case loadEnded(LoadEnd)
  /// The answer of a load that had ended before arrived.
  case answerDropped
  /// The rows of a chat were dropped.
  case hostReleased
  /// The lease was taken or renewed, whether or not the relay learnt of it.
  case leaseRenewed
  /// The relay did not send a live event, because no lease of its chat was held.
  case liveWithheld
  /// A live event of a chat that is not on screen was dropped.
  case liveUnheard
  /// The history confirms the message of an operation.
  case confirmed([UInt8])
}
