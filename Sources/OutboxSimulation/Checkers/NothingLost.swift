internal import ChatOutbox
internal import TimelineUnits

/// At the end every operation is one thing: saved, refused with its text back, cancelled, or the
/// user's to decide.
///
/// Operations that a store lost for good are left out once the user was told so.
///
/// Source: H-OUTBOX-I2.
struct NothingLost: OutboxChecker {
  private var sent: UInt64 = 0
  private var saved: UInt64 = 0
  private var refused: UInt64 = 0
  private var accepted: UInt64 = 0
  private var rejected: UInt64 = 0
  private var cancelled: UInt64 = 0
  private var isUsers: UInt64 = 0
  private var excused: UInt64 = 0
  private var queued: UInt64 = 0
  private var chats = [UInt64](repeating: 0, count: 8)

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    switch record {
    case .moved(let transition, let operation, let chat, let status):
      guard transition != .staleWrite else { return nil }
      sent.add(operation)
      chats[chat].add(operation)
      note(transition, operation, status)
    case .saved(let operation, _): saved.add(operation)
    case .removed(let operation): saved.drop(operation)
    case .refused(let operation): refused.add(operation)
    case .told: excused |= sent
    case .end: return fault
    default: break
    }
    return nil
  }

  private mutating func note(
    _ transition: OutboxTransition,
    _ operation: Int,
    _ status: OutboxStatus?
  ) {
    forget(operation)
    switch (transition, status) {
    case (.rejected, nil), (.runEnded, nil), (.parametersDiffer, nil): rejected.add(operation)
    case (.cancelled, nil), (.cancelPending, nil): cancelled.add(operation)
    case (.confirmed, nil), (.left, nil): accepted.add(operation)
    case (.tooOld, _): isUsers.add(operation)
    case (.launch, .needsUser): isUsers.add(operation)
    case (_, .accepted): accepted.add(operation)
    case (_, .queued): queued.add(operation)
    default: break
    }
  }

  private mutating func forget(_ operation: Int) {
    rejected.drop(operation)
    cancelled.drop(operation)
    accepted.drop(operation)
    isUsers.drop(operation)
    queued.drop(operation)
  }

  /// What was never sent because an earlier message waits for the user.
  private var waitsForUser: UInt64 {
    chats.reduce(0) { $1 & isUsers == 0 ? $0 : $0 | $1 & queued }
  }

  private var fault: Int? {
    let waiting = waitsForUser
    for operation in 0..<OutboxScript.maximumOperations
    where sent.has(operation) && !excused.has(operation) {
      let isSaved = saved.has(operation)
      if accepted.has(operation) && isSaved { continue }
      if isUsers.has(operation) || waiting.has(operation) { continue }
      if rejected.has(operation) && refused.has(operation) && !isSaved { continue }
      if cancelled.has(operation) && !isSaved { continue }
      return operation
    }
    return nil
  }
}
