/// Why an operation is over.
public enum TerminalReason: UInt8, CaseIterable, Sendable {
  /// Its row is in the timeline.
  case confirmed
  /// The desktop refused it for good; its text is back with the user.
  case rejected
  /// The user cancelled it.
  case cancelled
  /// Accepted so long ago that its row is not waited for any more.
  case assumed
  /// One key came with two sets of parameters: the phone's own fault.
  case bug
  /// The user gave it up.
  case discarded
  /// The user sent it anew, as another operation.
  case sentAsNew

  /// The name in the store.
  var name: StaticString {
    switch self {
    case .confirmed: "confirmed"
    case .rejected: "rejected"
    case .cancelled: "cancelled"
    case .assumed: "assumed"
    case .bug: "bug"
    case .discarded: "discarded"
    case .sentAsNew: "sentAsNew"
    }
  }
}
