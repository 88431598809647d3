import ChatData
import TimelineUnits

/// A request ends in a load that starts after it, or as a mark; it never just goes.
///
/// Source: H-SCHED-3, H-SCHED-9.
struct ServedRequestChecker: DataChecker {
  let rule = "H-SCHED-9"
  private var open: [Int: StaleReasons] = [:]
  /// The host on record last, if its request could start with the link and the app ready.
  private var waiting: Int?

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .loadStarted(let ticket):
      open[ticket.instance]?.subtract(ticket.reasons)
    case .loadEnded(let ticket, .applied, _): open[ticket.instance]?.remove(.earlierFailure)
    case .host(let mark):
      let now = mark.pending.union(mark.flags)
      let gone = (open[mark.instance] ?? []).subtracting(now)
      open[mark.instance] = now
      if !gone.isEmpty { return "a request of host \(mark.instance) is gone without a load" }
      if mark.isActive, mark.activeLoad == 0, !mark.pending.isEmpty { waiting = mark.instance }
    case .phone(let phone):
      defer { waiting = nil }
      guard let waiting, phone.isLinkUsable, phone.isForeground else { return nil }
      return "a request of host \(waiting) waits for nothing"
    default: break
    }
    return nil
  }
}
