import ChatData
import TimelineUnits

/// Adopted blocks count one, and nothing else but runs counts.
///
/// Source: H-OVER-3, H-OVER-6, H-SNAP-6.
struct CounterChecker: DataChecker {
  let rule = "H-OVER-3"
  private var last: [Int: Int] = [:]
  private var adopted: [Int: Int] = [:]
  private var isSnapshot = false

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .live(let instance, .adopted): adopted[instance, default: 0] += 1
    case .loadEnded: isSnapshot = true
    case .host(let mark):
      let events = adopted.removeValue(forKey: mark.instance) ?? 0
      let before = last[mark.instance] ?? 0
      last[mark.instance] = mark.counter
      if events > 0, mark.counter != before + events {
        return "\(events) adopted events move the counter by \(mark.counter - before)"
      }
      if isSnapshot, events == 0, mark.counter != before { return "a snapshot moves the counter" }
    case .phone: isSnapshot = false
    default: break
    }
    return nil
  }
}
