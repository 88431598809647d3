public import TimelineUnits

extension Snapshot {
  /// The sections in order.
  public var sectionIDs: [SectionID] { sections.map { $0.id } }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The number of rows of a section.
  ///
  /// - Throws: `missingSection`.
  ///
  /// Source: L-SNAP-12.
  public func numberOfItems(inSection id: SectionID) throws(SnapshotError) -> Int {
    guard let place = index(ofSection: id) else { throw .missingSection(id) }
    return sections[place].list.count
  }

  /// The rows of a section in order.
  ///
  /// - Throws: `missingSection`.
  ///
  /// Source: L-SNAP-12.
  public func items(inSection id: SectionID) throws(SnapshotError) -> [ItemID] {
    guard let place = index(ofSection: id) else { throw .missingSection(id) }
    var items: [ItemID] = []
    for leaf in sections[place].list.leaves { items.append(contentsOf: leaf.items) }
    return items
  }

  /// The index of a section, or `nil` if the snapshot does not hold it.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  ///
  /// Source: L-SNAP-13.
  public func index(ofSection id: SectionID) -> Int? {
    for index in sections.indices where sections[index].id == id { return index }
    return nil
  }

  /// The section of a row, or `nil` if the snapshot does not hold the row.
  ///
  /// - Complexity: O(1).
  ///
  /// Source: L-SNAP-13.
  public func section(containing item: ItemID) -> SectionID? {
    let entry = map[item]
    return entry == 0 ? nil : ItemMap.section(entry)
  }

  /// The number of rows in every leaf, for tests of how lists are cut.
  package var leafSizes: [Int] { leaves.map { $0.items.count } }
}
