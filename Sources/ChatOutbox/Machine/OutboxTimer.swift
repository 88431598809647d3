/// A timer that the outbox asks for; it comes back as an event with all that it says.
public enum OutboxTimer: Equatable, Sendable {
  /// The receipt of an attempt is overdue.
  case receipt(OperationID, attempt: Int, generation: Int)
  /// The answer of a cancel is overdue.
  case cancel(OperationID, generation: Int)
  /// The answer of a check is overdue.
  case check(Int, generation: Int)
  /// It is time to look after the waiting messages of the open chat.
  case tick(Int, generation: Int)
  /// Accepted operations may be assumed done.
  case assume(generation: Int)
}
