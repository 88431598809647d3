import TimelineUnits

/// A row on screen never falls back to an older form.
///
/// Source: H-SNAP-5, H-SNAP-6, H-OVER-4.
struct NewestRowChecker: DataChecker {
  let rule = "H-SNAP-5"
  private var newest: [Int: [UInt64: Int]] = [:]
  private var targets: [Int: Int] = [:]

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    guard case .host(let mark) = record else { return nil }
    if targets[mark.instance] != mark.target {
      newest[mark.instance] = [:]
      targets[mark.instance] = mark.target
    }
    var fallen: String?
    for row in mark.shown where row.version > 0 {
      let before = newest[mark.instance]?[row.key] ?? 0
      if row.version < before {
        fallen = "a row of chat \(mark.chat) falls from version \(before) to \(row.version)"
      }
      if row.version > before { newest[mark.instance, default: [:]][row.key] = row.version }
    }
    return fallen
  }
}
