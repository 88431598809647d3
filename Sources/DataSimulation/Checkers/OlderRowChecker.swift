import ChatData
import TimelineUnits

/// A snapshot rules its own range; settled rows before it stay.
///
/// Source: H-SNAP-10.
struct OlderRowChecker: DataChecker {
  let rule = "H-SNAP-10"
  private var last: [Int: HostMark] = [:]
  private var firsts: [Int: Int] = [:]
  private var merged: (instance: Int, first: Int)?

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .answered(let number, let first): firsts[number] = first
    case .loadEnded(let ticket, .applied, let outcome) where outcome?.window == .merged:
      if let first = firsts[ticket.number] { merged = (ticket.instance, first) }
    case .host(let mark):
      defer { last[mark.instance] = mark }
      guard let merged, merged.instance == mark.instance, let before = last[mark.instance],
        before.isConfirmed
      else { return nil }
      self.merged = nil
      let older = before.canonical.filter { $0.order < merged.first }
      let kept = mark.canonical.filter { $0.order < merged.first }
      if kept != older { return "\(older.count) older rows become \(kept.count)" }
    default: break
    }
    return nil
  }
}
