/// A kind of message on the link, by what it is about.
public enum MessageLeg: Int, CaseIterable, Sendable {
  /// A submit, on its way to the desktop; about an operation.
  case submit
  /// The answer to a submit.
  case receipt
  /// An outbox check; about a chat.
  case check
  /// The answer to a check.
  case listing
  /// The cancel of an operation.
  case cancel
  /// The answer to a cancel.
  case cancelAnswer
  /// The rows of a chat, on their way to the phone.
  case window
}
