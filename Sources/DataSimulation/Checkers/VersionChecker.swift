import ChatData
import TimelineUnits

/// Epoch and revision of one target never fall, and only a snapshot raises the epoch.
///
/// Source: H-OVER-1 to H-OVER-4, H-SNAP-3, H-SNAP-6.
struct VersionChecker: DataChecker {
  let rule = "H-OVER-4"
  private var last: [Int: HostMark] = [:]
  private var hasEnded = false

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .loadEnded: hasEnded = true
    case .host(let mark):
      defer { last[mark.instance] = mark }
      guard let old = last[mark.instance], old.generation == mark.generation,
        let before = old.version
      else { return nil }
      guard let after = mark.version else { return "the version is gone" }
      if after < before {
        return
          "version \(before.epoch).\(before.revision) falls to \(after.epoch).\(after.revision)"
      }
      if after.epoch > before.epoch, !hasEnded { return "a live event raises the epoch" }
    case .phone: hasEnded = false
    default: break
    }
    return nil
  }
}
