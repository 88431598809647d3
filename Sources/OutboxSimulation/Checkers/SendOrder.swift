internal import ChatOutbox
internal import TimelineUnits

/// Each chat's messages are saved in the order in which they were sent, and none is submitted while
/// an earlier one is open.
///
/// Source: H-OUTBOX-I3, H-OUTBOX-O1, H-OUTBOX-O2.
struct SendOrder: OutboxChecker {
  /// The place of each operation in the order of sending.
  private var ranks = [Int](repeating: 0, count: OutboxScript.maximumOperations)
  private var sent = 0
  /// What the user has given up or sent as new; if it is saved all the same, it has no place.
  private var isDecided: UInt64 = 0
  private var lastSaved = [Int](repeating: -1, count: 8)
  private var isOpen = [UInt64](repeating: 0, count: 8)

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    switch record {
    case .saved(let operation, let chat):
      guard !isDecided.has(operation) else { return nil }
      let isInOrder = ranks[operation] >= lastSaved[chat]
      lastSaved[chat] = ranks[operation]
      return isInOrder ? nil : operation
    case .moved(let transition, let operation, let chat, let status):
      guard transition != .staleWrite else { return nil }
      if transition == .send {
        sent += 1
        ranks[operation] = sent
      }
      if transition == .tooOld && status == nil { isDecided.add(operation) }
      if status == nil || status == .accepted {
        isOpen[chat].drop(operation)
      } else {
        isOpen[chat].add(operation)
      }
    case .launched(_, let after, _, _):
      for chat in isOpen.indices { isOpen[chat] &= after }
    case .submitted(let operation, let chat, _, _):
      return hasEarlier(than: operation, isOpen[chat]) ? operation : nil
    default: break
    }
    return nil
  }

  private func hasEarlier(than operation: Int, _ open: UInt64) -> Bool {
    var rest = open
    while rest != 0 {
      let other = rest.trailingZeroBitCount
      if ranks[other] < ranks[operation] { return true }
      rest.drop(other)
    }
    return false
  }
}
