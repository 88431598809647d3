import TimelineUnits

/// The lease of the chat on screen is renewed in time, and no other one is.
///
/// Source: H-LEASE-1, H-LEASE-2.
struct LeaseChecker: DataChecker {
  let rule = "H-LEASE-1"
  private let every: Interval
  private var chat: Int?
  /// Since when a renewal can be expected, or `nil` if none can.
  private var since: Instant?
  private var last: Instant?

  init(every: Interval) {
    self.every = every
  }

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .mounted(let chat):
      self.chat = chat
      since = nil
      last = nil
    case .renewed(let chat):
      last = now
      if chat != self.chat { return "the lease is renewed for a chat that is not on screen" }
    case .phone(let phone):
      guard phone.mounted != 0, phone.isForeground, phone.isLinkUsable else {
        since = nil
        return nil
      }
      let start = since ?? now
      since = start
      let due = max(start, last ?? start) + every
      if now > due { return "no renewal for \((now - due + every).ticks) ticks" }
      if last == nil { return "the lease is not taken" }
    default: break
    }
    return nil
  }
}
