import TimelineUnits

extension Snapshot {
  /// Adds sections without rows at the end.
  ///
  /// - Throws: `duplicateSection`.
  ///
  /// Source: L-SNAP-9.
  public mutating func appendSections(_ ids: [SectionID]) throws(SnapshotError) {
    try insertSections(ids, at: sections.count)
  }

  /// Adds sections without rows in front of a section.
  ///
  /// - Throws: `missingSection` for the anchor, or `duplicateSection`.
  ///
  /// Source: L-SNAP-9.
  public mutating func insertSections(
    _ ids: [SectionID],
    beforeSection anchor: SectionID
  ) throws(SnapshotError) {
    guard let place = index(ofSection: anchor) else { throw .missingSection(anchor) }
    try insertSections(ids, at: place)
  }

  /// Adds sections without rows behind a section.
  ///
  /// - Throws: `missingSection` for the anchor, or `duplicateSection`.
  ///
  /// Source: L-SNAP-9.
  public mutating func insertSections(
    _ ids: [SectionID],
    afterSection anchor: SectionID
  ) throws(SnapshotError) {
    guard let place = index(ofSection: anchor) else { throw .missingSection(anchor) }
    try insertSections(ids, at: place + 1)
  }

  /// Takes sections out with their rows and the marks on them; absent ones are passed over.
  ///
  /// Source: L-SNAP-10.
  public mutating func deleteSections(_ ids: [SectionID]) {
    for id in ids {
      guard let place = index(ofSection: id) else { continue }
      for leaf in sections[place].list.leaves {
        for item in leaf.items {
          map[item] = 0
          if !marks.isEmpty { marks[0].remove(item) }
        }
      }
      sections.remove(at: place)
      if !marks.isEmpty { marks[0].sectionReloads.removeAll { $0 == id } }
      breakLineage()
    }
  }

  /// Moves a section with its rows in front of another one.
  ///
  /// - Throws: `missingSection` for the section or the anchor, or `selfAnchorSection`.
  ///
  /// Source: L-SNAP-11.
  public mutating func moveSection(
    _ id: SectionID,
    beforeSection anchor: SectionID
  ) throws(SnapshotError) {
    try move(id, nextTo: anchor, after: 0)
  }

  /// Moves a section with its rows behind another one.
  ///
  /// - Throws: `missingSection` for the section or the anchor, or `selfAnchorSection`.
  ///
  /// Source: L-SNAP-11.
  public mutating func moveSection(
    _ id: SectionID,
    afterSection anchor: SectionID
  ) throws(SnapshotError) {
    try move(id, nextTo: anchor, after: 1)
  }

  private mutating func insertSections(_ ids: [SectionID], at place: Int) throws(SnapshotError) {
    for index in ids.indices {
      let isRepeated = ids[..<index].contains(ids[index])
      if isRepeated || self.index(ofSection: ids[index]) != nil {
        throw .duplicateSection(ids[index])
      }
    }
    sections.insert(contentsOf: ids.map { SnapshotSection(id: $0) }, at: place)
    breakLineage()
  }

  private mutating func move(
    _ id: SectionID,
    nextTo anchor: SectionID,
    after: Int
  ) throws(SnapshotError) {
    guard let from = index(ofSection: id) else { throw .missingSection(id) }
    guard index(ofSection: anchor) != nil else { throw .missingSection(anchor) }
    if id == anchor { throw .selfAnchorSection(id) }
    let section = sections.remove(at: from)
    let place = index(ofSection: anchor) ?? 0
    sections.insert(section, at: place + after)
    breakLineage()
  }
}
