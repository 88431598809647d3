import ChatData
import TimelineUnits

/// Every refusal and every conflict causes one load at most.
///
/// Source: H-OVER-2, H-OVER-5, H-SNAP-3.
struct ReloadChecker: DataChecker {
  let rule = "H-OVER-2"
  private var causes: [Int: Int] = [:]

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .live(let instance, let outcome) where outcome.needsReload:
      causes[instance, default: 0] += 1
    case .loadEnded(let ticket, _, let outcome?) where outcome.needsReload:
      causes[ticket.instance, default: 0] += 1
    case .loadStarted(let ticket):
      let isReload = StaleReasons([.eventRefused, .overlayConflict]).isSuperset(of: ticket.reasons)
      let count = causes.removeValue(forKey: ticket.instance) ?? 0
      if isReload, count == 0 { return "load \(ticket.number) repeats a reload" }
    default: break
    }
    return nil
  }
}
