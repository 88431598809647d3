import TimelineUnits

extension SnapshotDifference {
  /// Adds what changes in the list of sections, and the marks that have something to act on.
  mutating func addContent(from old: Snapshot, to new: borrowing Snapshot) {
    let isPlain = old.sections.count == 1 && new.sections.count == 1
    if isPlain && !new.hasMarks && old.sections[0].id == new.sections[0].id { return }
    var added = ContentChanges()
    added.sections = sectionChanges(from: old, to: new)
    if new.hasMarks { SnapshotDifference.addMarks(&added, from: old, to: new) }
    if !added.isEmpty { content = [added] }
  }

  /// The changes of the list of sections; adds rows that stay in order but change the section.
  private mutating func sectionChanges(
    from old: Snapshot,
    to new: Snapshot
  ) -> SectionChanges {
    let sections = SectionChanges(from: old, to: new)
    let isSame = old.sectionIDs == new.sectionIDs
    guard old.sections.count > 1 || new.sections.count > 1 || !isSame else { return sections }
    var isMoved = [Bool](repeating: false, count: new.count)
    for move in moves { isMoved[move.to] = true }
    var index = 0
    var crossing: [ItemMove] = []
    for section in new.sections {
      for leaf in section.list.leaves {
        for item in leaf.items {
          if !isMoved[index], let home = old.section(containing: item), home != section.id,
            let from = old.index(of: item)
          {
            crossing.append(ItemMove(from: from, to: index))
          }
          index += 1
        }
      }
    }
    guard !crossing.isEmpty else { return sections }
    moves.append(contentsOf: crossing)
    moves = StableOrder.places(of: moves.map { Int64($0.to) }).map { moves[$0] }
    return sections
  }

  /// Adds the marks of the new snapshot that have something to act on.
  ///
  /// A reload wins over a reconfigure, and a mark on a row that only comes now is dropped.
  ///
  /// Source: L-BOOK-1 to L-BOOK-3, L-BOOK-6.
  private static func addMarks(
    _ added: inout ContentChanges,
    from old: Snapshot,
    to new: Snapshot
  ) {
    for item in new.reloadedItems {
      if let index = old.index(of: item) { added.reloads.append(index) }
    }
    for place in added.sections.reloads {
      var before = 0
      for section in old.sections[..<place] { before += section.list.count }
      for index in before..<(before + old.sections[place].list.count)
      where new.contains(old[index]) && !new.isReloaded(old[index]) {
        added.reloads.append(index)
      }
    }
    StableOrder.sort(&added.reloads)
    for item in new.reconfiguredItems where !new.isReloaded(item) {
      guard old.contains(item), let index = new.index(of: item) else { continue }
      added.reconfigures.append(index)
    }
    StableOrder.sort(&added.reconfigures)
  }
}

extension Snapshot {
  /// The leaves of all sections, one after the other.
  var leaves: [ItemLeaf] {
    if sections.count == 1 { return sections[0].list.leaves }
    var leaves: [ItemLeaf] = []
    for section in sections { leaves.append(contentsOf: section.list.leaves) }
    return leaves
  }
}
