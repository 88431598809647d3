import ChatData
import TimelineUnits

/// Only a chat on screen, or the thread over it, loads, and only with the app in front.
///
/// Source: H-SCHED-4, H-HOST-7, H-HOST-9.
struct ScreenLoadChecker: DataChecker {
  let rule = "H-SCHED-4"
  private var started: [Int] = []

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .loadStarted(let ticket): started.append(ticket.instance)
    case .phone(let phone):
      defer { started = [] }
      let parked = started.first { $0 != phone.mounted && $0 != phone.thread }
      if let parked { return "host \(parked) loads and is not on screen" }
      if !started.isEmpty, !phone.isForeground { return "a load starts in the background" }
    default: break
    }
    return nil
  }
}
