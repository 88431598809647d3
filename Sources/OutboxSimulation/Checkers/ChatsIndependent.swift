internal import ChatOutbox
internal import TimelineUnits

/// A message at the head of its chat goes out at once if its link is up, whatever other chats do.
///
/// Source: H-OUTBOX-I15.
struct ChatsIndependent: OutboxChecker {
  private var queued = [UInt64](repeating: 0, count: 8)
  private var blocking = [UInt64](repeating: 0, count: 8)
  private var isUsable = [Bool](repeating: false, count: 8)

  mutating func observe(_ record: OutboxRecord, at now: Instant) -> Int? {
    switch record {
    case .moved(let transition, let operation, let chat, let status):
      guard transition != .staleWrite else { return nil }
      queued[chat].drop(operation)
      blocking[chat].drop(operation)
      switch status {
      case nil, .accepted: break
      case .queued: queued[chat].add(operation)
      default: blocking[chat].add(operation)
      }
    case .launched(_, let after, _, _):
      for chat in queued.indices {
        queued[chat] &= after
        blocking[chat] &= after
      }
    case .link(let chat, let isUsable): self.isUsable[chat] = isUsable
    case .eventEnd(true):
      for chat in queued.indices where isUsable[chat] && queued[chat] != 0 {
        if blocking[chat] == 0 { return chat }
      }
    default: break
    }
    return nil
  }
}
