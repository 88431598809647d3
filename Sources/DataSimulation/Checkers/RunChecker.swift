import TimelineUnits

/// A run that ended is not active again.
///
/// Source: H-SNAP-5, H-OVER-6.
struct RunChecker: DataChecker {
  let rule = "H-SNAP-5"
  private var ended: [Int: [UInt64]] = [:]
  private var targets: [Int: Int] = [:]

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .runEnded(let instance, let run): ended[instance, default: []].append(run)
    case .host(let mark):
      if targets[mark.instance] != mark.target {
        targets[mark.instance] = mark.target
        ended[mark.instance] = []
      }
      if ended[mark.instance]?.contains(mark.run) == true {
        return "a run of chat \(mark.chat) that ended is active"
      }
    default: break
    }
    return nil
  }
}
