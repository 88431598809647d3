import ChatData
import TimelineUnits

/// A load without an answer ends after its time, and a failed one marks the chat.
///
/// Source: H-SCHED-8, H-SCHED-11.
struct LoadTimeChecker: DataChecker {
  let rule = "H-SCHED-11"
  private let after: Interval
  private var active: [LoadTicket] = []
  private var failed: [Int] = []

  init(after: Interval) {
    self.after = after
  }

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .loadStarted(let ticket): active.append(ticket)
    case .loadEnded(let ticket, let end, _):
      active.removeAll { $0.number == ticket.number }
      if end.isFailure { failed.append(ticket.instance) }
    case .released(let instance): active.removeAll { $0.instance == instance }
    case .host(let mark):
      guard let index = failed.firstIndex(of: mark.instance) else { return nil }
      failed.remove(at: index)
      if !mark.flags.contains(.earlierFailure) { return "a failed load leaves no mark" }
    case .phone:
      failed = []
      guard let late = active.first(where: { now - $0.startedAt > after }) else { return nil }
      active = []
      return "load \(late.number) has no end"
    default: break
    }
    return nil
  }
}
