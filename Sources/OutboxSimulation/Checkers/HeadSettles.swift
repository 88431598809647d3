internal import ChatOutbox
internal import TimelineUnits

/// On a healed link the head of the open chat settles within 33 s and two round trips.
///
/// A message that waits for the user holds up what is behind it for as long as he likes. The time
/// counts from when the chat is open, the link is up, the faults are over and the operation is at
/// the head, whichever is last.
///
/// Source: H-OUTBOX-I13.
struct HeadSettles: OutboxChecker {
  private var unsettled = [UInt64](repeating: 0, count: 8)
  private var asking = [UInt64](repeating: 0, count: 8)
  private var since = [Instant](repeating: .zero, count: 8)
  private var isUsable = [Bool](repeating: false, count: 8)
  private var openChat = -1
  private var isHealed = false
  /// 20 s, 13 s, two round trips of 100 ms, and a second for what the desktop still works on.
  private static let bound = Interval.milliseconds(34_200)

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    switch record {
    case .moved(let transition, let operation, let chat, let status):
      guard transition != .staleWrite else { return nil }
      let head = unsettled[chat].trailingZeroBitCount
      if status == .needsUser { asking[chat].add(operation) } else { asking[chat].drop(operation) }
      if status == nil || status == .accepted || status == .needsUser {
        unsettled[chat].drop(operation)
      } else {
        unsettled[chat].add(operation)
      }
      if unsettled[chat].trailingZeroBitCount != head { since[chat] = now }
    case .launched(_, let after, _, _):
      for chat in since.indices {
        unsettled[chat] &= after
        asking[chat] &= after
        since[chat] = now
      }
    case .link(let chat, let isUsable):
      self.isUsable[chat] = isUsable
      since[chat] = now
    case .opened(let chat):
      if openChat != chat { since[chat] = now }
      openChat = chat
    case .healed:
      isHealed = true
      for chat in since.indices { since[chat] = now }
    case .eventEnd(true), .end: return overdue(now)
    default: break
    }
    return nil
  }

  private func overdue(_ now: Instant) -> Int? {
    guard isHealed, openChat >= 0, isUsable[openChat], unsettled[openChat] != 0,
      asking[openChat] == 0
    else { return nil }
    return HeadSettles.bound < now - since[openChat]
      ? unsettled[openChat].trailingZeroBitCount : nil
  }
}
