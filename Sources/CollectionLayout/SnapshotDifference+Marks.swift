import TimelineUnits

extension SnapshotDifference {
  /// Adds what changes in the list of sections, and rows that stay in order but change the section.
  mutating func addSections(from old: Snapshot, to new: Snapshot) {
    let isSame = old.sectionIDs == new.sectionIDs
    guard !isSame || !new.sectionReloads.isEmpty || new.sections.count > 1 else { return }
    sections = SectionChanges(from: old, to: new)
    guard old.sections.count > 1 || new.sections.count > 1 || !isSame else { return }
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
    guard !crossing.isEmpty else { return }
    moves.append(contentsOf: crossing)
    moves.sort { $0.to < $1.to }
  }

  /// Adds the marks of the new snapshot that have something to act on.
  ///
  /// A reload wins over a reconfigure, and a mark on a row that only comes now is dropped.
  ///
  /// Source: L-BOOK-1 to L-BOOK-3, L-BOOK-6.
  mutating func addMarks(from old: Snapshot, to new: Snapshot) {
    guard new.hasMarks else { return }
    for item in new.reloadedItems {
      if let index = old.index(of: item) { reloads.append(index) }
    }
    for place in sections.reloads {
      let before = old.sections[..<place].reduce(0) { $0 + $1.list.count }
      for index in before..<(before + old.sections[place].list.count)
      where new.contains(old[index]) && !new.reloads.contains(old[index]) {
        reloads.append(index)
      }
    }
    reloads.sort()
    for item in new.reconfiguredItems where !new.reloads.contains(item) {
      guard old.contains(item), let index = new.index(of: item) else { continue }
      reconfigures.append(index)
    }
    reconfigures.sort()
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
