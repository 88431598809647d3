import ChatData
import TimelineUnits

/// Only a snapshot or a page changes the canonical rows.
///
/// Source: H-OVER-3, H-SNAP-4, H-SCHED-8.
struct CanonicalRowChecker: DataChecker {
  let rule = "H-SNAP-4"
  private var last: [Int: [RowMark]] = [:]
  private var mayChange: [Int] = []

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .loadEnded(let ticket, .applied, _): mayChange.append(ticket.instance)
    case .pageEnded(let instance, true): mayChange.append(instance)
    case .host(let mark):
      let before = last[mark.instance]
      last[mark.instance] = mark.canonical
      guard let before, before != mark.canonical, !mayChange.contains(mark.instance) else {
        return nil
      }
      return "\(before.count) settled rows become \(mark.canonical.count) without an answer"
    case .phone: mayChange = []
    default: break
    }
    return nil
  }
}
