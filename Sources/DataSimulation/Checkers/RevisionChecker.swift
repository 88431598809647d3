import TimelineUnits

/// The timeline revision moves by one with every change, and with nothing else.
///
/// Source: H-SNAP-8, H-PROJ-6.
struct RevisionChecker: DataChecker {
  let rule = "H-SNAP-8"
  private var last: [Int: (content: UInt64, revision: Int)] = [:]

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    guard case .host(let mark) = record else { return nil }
    let before = last[mark.instance]
    last[mark.instance] = (mark.content, mark.revision)
    guard let before else { return nil }
    let moved = mark.revision - before.revision
    let changed = mark.content != before.content
    if moved > 1 { return "one event moves the revision by \(moved)" }
    if moved == 1, !changed { return "the revision moves and nothing changed" }
    if moved == 0, changed { return "rows change and the revision stands" }
    return nil
  }
}
