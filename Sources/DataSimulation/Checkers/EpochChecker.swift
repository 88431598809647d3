import ChatData
import TimelineUnits

/// The presentation epoch advances with a window that shares no row with the one before and with
/// the start of a load in an empty chat, and stands otherwise.
///
/// Source: H-SNAP-9, H-EPOCH-1, H-EPOCH-2.
struct EpochChecker: DataChecker {
  let rule = "H-SNAP-9"
  private var last: [Int: HostMark] = [:]
  private var applied: [Int] = []
  private var started: [Int] = []

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .loadEnded(let ticket, .applied, _): applied.append(ticket.instance)
    case .loadStarted(let ticket): started.append(ticket.instance)
    case .host(let mark):
      defer { last[mark.instance] = mark }
      guard let before = last[mark.instance] else { return nil }
      if mark.epoch < before.epoch { return "the presentation epoch falls" }
      let hasStarted = started.contains(mark.instance)
      let isReplaced =
        applied.contains(mark.instance) && !before.canonical.isEmpty
        && !sharesRow(before.canonical, mark.canonical)
      if isReplaced, mark.epoch == before.epoch {
        return "a window without overlap keeps the presentation epoch"
      }
      if !isReplaced, !hasStarted, mark.epoch != before.epoch {
        return "the presentation epoch advances and the window stays"
      }
    case .phone:
      applied = []
      started = []
    default: break
    }
    return nil
  }

  private func sharesRow(_ left: [RowMark], _ right: [RowMark]) -> Bool {
    left.contains { row in right.contains { $0.key == row.key } }
  }
}
