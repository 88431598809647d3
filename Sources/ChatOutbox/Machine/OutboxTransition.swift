/// The transitions of the outbox, numbered as in the rule table: case *n* is H-OUTBOX-T*n*.
///
/// Source: H-OUTBOX.
public enum OutboxTransition: Int, CaseIterable, Sendable {
  /// T1: the user sends.
  case send = 1
  /// T2: the head of the chain is submitted for the first time.
  case submit
  /// T3: a receipt says saved.
  case saved
  /// T4: a receipt says refused.
  case rejected
  /// T5: no receipt in time, or the connection dropped.
  case lost
  /// T6: an outbox check is sent.
  case check
  /// T7: the operation is found.
  case found
  /// T8: it is missing and sent again.
  case resend
  /// T9: it is missing and too old.
  case tooOld
  /// T10: the check failed.
  case checkFailed
  /// T11: a receipt came late.
  case lateReceipt
  /// T12: its row is in the timeline.
  case confirmed
  /// T13: accepted, gone from the desktop's outbox, not in the window.
  case left
  /// T14: cancelled before it was submitted.
  case cancelled
  /// T15: cancelled after it was submitted.
  case cancelPending
  /// T16: a stale writer met a terminal operation.
  case staleWrite
  /// T17: a launch.
  case launch
  /// T18: the store is damaged.
  case suspended
  /// T19: the run to steer is over.
  case runEnded
  /// T20: the desktop is still at work on the submit.
  case inProgress
  /// T21: one key, two sets of parameters.
  case parametersDiffer
  /// T22: the damaged store is given up.
  case freshStore
}
