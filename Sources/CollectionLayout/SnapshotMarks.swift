import TimelineUnits

/// The marks of a snapshot: what the next update has to fill again although it stays.
struct SnapshotMarks: Sendable {
  var reloads = MarkSet()
  var reconfigures = MarkSet()
  var sectionReloads: [SectionID] = []

  var isEmpty: Bool { reloads.isEmpty && reconfigures.isEmpty && sectionReloads.isEmpty }

  /// Takes the marks off a row that goes.
  mutating func remove(_ item: ItemID) {
    reloads.remove(item)
    reconfigures.remove(item)
  }
}
