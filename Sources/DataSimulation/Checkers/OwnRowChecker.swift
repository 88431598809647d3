import TimelineUnits

/// A chat shows rows of its own, and of its present target once that has answered.
///
/// Source: H-SCHED-7, H-HOST-5.
struct OwnRowChecker: DataChecker {
  let rule = "H-SCHED-7"

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    guard case .host(let mark) = record else { return nil }
    let isForeign = mark.shown.contains { row in
      guard row.chat >= 0 else { return false }
      if row.chat != mark.chat { return true }
      return mark.isConfirmed && !mark.isThread && row.target != mark.target & 1
    }
    return isForeign ? "chat \(mark.chat) shows a row of another chat or target" : nil
  }
}
