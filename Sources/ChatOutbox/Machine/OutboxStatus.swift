/// Where a pending operation stands.
///
/// Source: H-OUTBOX-T1 to H-OUTBOX-T22.
public enum OutboxStatus: UInt8, CaseIterable, Sendable {
  /// Stored, never submitted.
  case queued
  /// Sent, waiting for the receipt.
  case submitting
  /// Sent once, outcome unknown.
  case unknown
  /// Sent once, an outbox check is under way.
  case checking
  /// The desktop has it.
  case accepted
  /// Too old to be sent again by itself; the user chooses.
  case needsUser
  /// The user has cancelled it, and the desktop has not answered yet.
  case cancelPending

  /// The name in the store.
  var name: StaticString {
    switch self {
    case .queued: "queued"
    case .submitting: "submitting"
    case .unknown: "unknown"
    case .checking: "checking"
    case .accepted: "accepted"
    case .needsUser: "needsUser"
    case .cancelPending: "cancelPending"
    }
  }

  /// Whether later operations of the chat may go past it.
  ///
  /// Source: H-OUTBOX-O1, H-OUTBOX-O2.
  var letsOthersPass: Bool { self == .accepted }

  /// Whether ticks and the link's edge look after it.
  var isWaiting: Bool { self == .unknown || self == .checking || self == .cancelPending }
}
