public import TimelineUnits

extension Snapshot {
  /// Adds rows at the end of a section.
  ///
  /// - Parameters:
  ///   - items: The new rows.
  ///   - section: The section, or `nil` for the last one.
  /// - Complexity: O(*k* + *n* / 2048), where *k* is the number of new rows and *n* that of all
  ///   rows.
  /// - Throws: `noSections`, `missingSection`, or `duplicateItem`; in `uikit` mode a row that is
  ///   already there moves instead and is counted as a warning.
  ///
  /// Source: L-SNAP-1 to L-SNAP-3, U-DIFF-3.
  public mutating func appendItems(
    _ items: [ItemID],
    toSection section: SectionID? = nil
  ) throws(SnapshotError) {
    guard !sections.isEmpty else { throw .noSections }
    let target = section ?? sections[sections.count - 1].id
    guard index(ofSection: target) != nil else { throw .missingSection(target) }
    try supply(items)
    guard let place = index(ofSection: target) else { return }
    insert(items, section: place, at: sections[place].list.count)
  }

  /// Adds rows in front of a row.
  ///
  /// - Complexity: O(*k* + *n* / 2048), where *k* is the number of new rows and *n* that of all
  ///   rows.
  /// - Throws: `missingItem` for the anchor, `selfAnchor`, or `duplicateItem` as for `appendItems`.
  ///
  /// Source: L-SNAP-4, L-SNAP-7.
  public mutating func insertItems(
    _ items: [ItemID],
    beforeItem anchor: ItemID
  ) throws(SnapshotError) {
    try insert(items, nextTo: anchor, after: 0)
  }

  /// Adds rows behind a row.
  ///
  /// - Complexity: O(*k* + *n* / 2048), where *k* is the number of new rows and *n* that of all
  ///   rows.
  /// - Throws: `missingItem` for the anchor, `selfAnchor`, or `duplicateItem` as for `appendItems`.
  ///
  /// Source: L-SNAP-4, L-SNAP-7.
  public mutating func insertItems(
    _ items: [ItemID],
    afterItem anchor: ItemID
  ) throws(SnapshotError) {
    try insert(items, nextTo: anchor, after: 1)
  }

  /// Takes rows out; rows that are not there are passed over.
  ///
  /// - Complexity: O(*k* + *k* *n* / 2048), where *k* is the number of rows taken out and *n* that
  ///   of all rows.
  ///
  /// Source: L-SNAP-5, L-BOOK-4.
  public mutating func deleteItems(_ items: [ItemID]) {
    var deleted: [ItemID] = []
    for item in items where map[item] != 0 {
      takeOut(item)
      if !marks.isEmpty { marks[0].remove(item) }
      deleted.append(item)
    }
    if !deleted.isEmpty { note(deleted) }
  }

  /// Takes all rows out; the sections stay, the marks go.
  ///
  /// Source: L-SNAP-6.
  public mutating func deleteAllItems() {
    map = ItemMap()
    for index in sections.indices { sections[index].list = ItemList() }
    marks = []
    breakLineage()
  }

  /// Moves a row in front of another one, in its section or a different one.
  ///
  /// - Throws: `missingItem` for the row or the anchor, or `selfAnchor`.
  ///
  /// Source: L-SNAP-4, L-SNAP-7, L-FAULT-14.
  public mutating func moveItem(
    _ item: ItemID,
    beforeItem anchor: ItemID
  ) throws(SnapshotError) {
    try move(item, nextTo: anchor, after: 0)
  }

  /// Moves a row behind another one, in its section or a different one.
  ///
  /// - Throws: `missingItem` for the row or the anchor, or `selfAnchor`.
  ///
  /// Source: L-SNAP-4, L-SNAP-7.
  public mutating func moveItem(
    _ item: ItemID,
    afterItem anchor: ItemID
  ) throws(SnapshotError) {
    try move(item, nextTo: anchor, after: 1)
  }

  private mutating func insert(
    _ items: [ItemID],
    nextTo anchor: ItemID,
    after: Int
  ) throws(SnapshotError) {
    guard map[anchor] != 0 else { throw .missingItem(anchor) }
    if items.contains(where: { $0 == anchor }) { throw .selfAnchor(anchor) }
    try supply(items)
    guard let place = position(of: anchor) else { return }
    insert(items, section: place.section, at: place.index + after)
  }

  private mutating func move(
    _ item: ItemID,
    nextTo anchor: ItemID,
    after: Int
  ) throws(SnapshotError) {
    guard map[item] != 0 else { throw .missingItem(item) }
    guard map[anchor] != 0 else { throw .missingItem(anchor) }
    if item == anchor { throw .selfAnchor(item) }
    takeOut(item)
    guard let place = position(of: anchor) else { return }
    insert([item], section: place.section, at: place.index + after)
  }

  private mutating func insert(_ items: [ItemID], section: Int, at index: Int) {
    let id = sections[section].id
    sections[section].list.insert(items[...], at: index, section: id, map: &map, work: &work)
    note(items)
  }

  /// Makes sure that rows may come in: in `strict` mode none is there, in `uikit` mode those that
  /// are there leave their place first.
  private mutating func supply(_ items: [ItemID]) throws(SnapshotError) {
    guard mode == .uikit else {
      try claim(items)
      return
    }
    try checkForRepetition(items)
    for item in items where map[item] != 0 {
      takeOut(item)
      warnings += 1
    }
  }

  /// Marks rows in the map as about to come in, or throws and leaves no trace.
  mutating func claim(_ items: [ItemID]) throws(SnapshotError) {
    for second in items.indices {
      let item = items[second]
      let entry = map[item]
      guard entry != 0 else {
        map[item] = ItemMap.claimed
        continue
      }
      for earlier in items[..<second] { map[earlier] = 0 }
      let isRepeated = entry == ItemMap.claimed
      let first = isRepeated ? items.firstIndex(of: item) : index(of: item)
      throw .duplicateItem(item, first: first ?? 0, second: second)
    }
  }

  private mutating func checkForRepetition(_ items: [ItemID]) throws(SnapshotError) {
    var seen = ItemMap()
    for second in items.indices {
      let item = items[second]
      if seen[item] != 0 {
        throw .duplicateItem(item, first: Int(seen[item]) - 1, second: second)
      }
      seen[item] = UInt64(second + 1)
    }
  }

  private mutating func takeOut(_ item: ItemID) {
    guard let place = position(of: item) else { return }
    let id = sections[place.section].id
    sections[place.section].list.remove(
      place.index..<(place.index + 1),
      section: id,
      map: &map,
      work: &work
    )
    map[item] = 0
  }

  /// The section and the index in it of a row that is there.
  func position(of item: ItemID) -> (section: Int, index: Int)? {
    let entry = map[item]
    guard entry != 0, let section = index(ofSection: ItemMap.section(entry)) else { return nil }
    return (section, sections[section].list.index(of: item, entry))
  }

  /// Writes down what an edit touched, until there are too many edits for that to be of use.
  private mutating func note(_ items: [ItemID]) {
    guard lineage != nil else { return }
    if journal.count == Snapshot.journalLimit {
      breakLineage()
    } else {
      journal.append(items)
    }
  }

  /// Forgets where the snapshot comes from; its difference to others is found without a journal.
  mutating func breakLineage() {
    lineage = nil
    journal = []
  }
}
