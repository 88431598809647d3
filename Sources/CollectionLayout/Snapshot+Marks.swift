public import TimelineUnits

extension Snapshot {
  /// Marks rows to get a new cell in the next update.
  ///
  /// - Throws: `markOnMissingItem` for the first row that is not there; no row is marked then.
  ///
  /// Source: L-SNAP-8, L-SNAP-14, L-BOOK-6.
  public mutating func reloadItems(_ items: [ItemID]) throws(SnapshotError) {
    for item in items where map[item] == 0 { throw .markOnMissingItem(item) }
    mark { marks in for item in items { marks.reloads.insert(item) } }
  }

  /// Marks rows to have their cells filled and measured again in the next update.
  ///
  /// - Throws: `markOnMissingItem` for the first row that is not there; no row is marked then.
  ///
  /// Source: L-SNAP-8, L-SNAP-14, L-BOOK-6.
  public mutating func reconfigureItems(_ items: [ItemID]) throws(SnapshotError) {
    for item in items where map[item] == 0 { throw .markOnMissingItem(item) }
    mark { marks in for item in items { marks.reconfigures.insert(item) } }
  }

  /// Marks sections to get new cells for all their rows in the next update.
  ///
  /// - Throws: `missingSection` for the first section that is not there; none is marked then.
  ///
  /// Source: L-SNAP-11, L-SNAP-14.
  public mutating func reloadSections(_ ids: [SectionID]) throws(SnapshotError) {
    for id in ids where index(ofSection: id) == nil { throw .missingSection(id) }
    mark { marks in
      for id in ids where !marks.sectionReloads.contains(id) { marks.sectionReloads.append(id) }
    }
  }

  /// The rows marked to be reloaded, in the order of the marks.
  public var reloadedItems: [ItemID] { marks.first?.reloads.items ?? [] }

  /// The rows marked to be reconfigured, in the order of the marks.
  public var reconfiguredItems: [ItemID] { marks.first?.reconfigures.items ?? [] }

  /// The sections marked to be reloaded, in the order of the marks.
  public var reloadedSections: [SectionID] { marks.first?.sectionReloads ?? [] }

  private mutating func mark(_ change: (inout SnapshotMarks) -> Void) {
    if marks.isEmpty { marks.append(SnapshotMarks()) }
    change(&marks[0])
  }
}
