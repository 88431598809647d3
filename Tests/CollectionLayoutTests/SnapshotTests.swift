import CollectionLayout
import Testing
import TimelineUnits

/// Covers `MarkSet`, `ItemMap`, `SnapshotMarks`.
@Suite struct SnapshotTests {
  private func id(_ number: Int) -> ItemID { ItemID(rawValue: UInt32(number)) }

  /// L-SNAP-1 to L-SNAP-13, L-SNAP-15.
  @Test func `All sequences of 3 edits with 2 rows and 2 sections agree with the naive twin`() {
    let edits = SnapshotEdit.all(below: 2)
    func explore(_ snapshot: Snapshot, _ oracle: SnapshotOracle, _ depth: Int) {
      for edit in edits {
        var next = snapshot
        var twin = oracle
        if let wrong = edit.perform(&next, &twin) ?? twin.disagreement(next) {
          Issue.record("\(wrong) after \(oracle.sections)")
          return
        }
        if depth > 1 && twin != oracle { explore(next, twin, depth - 1) }
      }
    }
    explore(Snapshot(), SnapshotOracle(), 3)
    var filled = SnapshotOracle()
    filled.sections = [.init(id: 0, items: [0, 1]), .init(id: 1, items: [])]
    var snapshot = Snapshot()
    #expect(throws: Never.self) {
      try snapshot.appendSections([sectionID(0), sectionID(1)])
      try snapshot.appendItems(ids([0, 1]), toSection: sectionID(0))
    }
    explore(snapshot, filled, 2)
  }

  /// L-CHUNK-1, L-CHUNK-2, L-CHUNK-6, L-TIER-8, L-TIER-9.
  @Test(arguments: UInt64(1)...4)
  func `Seeded edits of long lists agree with the naive twin and with every tier`(
    seed: UInt64
  ) throws {
    var random = RandomSource(seed: seed)
    var oracle = SnapshotOracle(sections: [.init(id: 0, items: Array(0..<9_000))])
    var snapshot = try snapshot(0..<9_000)
    var fresh = 9_000
    for round in 0..<12 {
      let old = snapshot
      for _ in 0..<(1 + random.below(round % 3 == 0 ? 3 : 9)) {
        let items = oracle.items
        let anchor = items[random.below(items.count)]
        switch random.below(5) {
        case 0:
          let added = Array(fresh..<(fresh + 1 + random.below(700)))
          fresh += added.count
          let edit = SnapshotEdit.insert(added, nextTo: anchor, after: random.chance(1, in: 2))
          #expect(edit.perform(&snapshot, &oracle) == nil)
        case 1:
          let start = random.below(items.count)
          let gone = Array(items[start..<min(start + 1 + random.below(900), items.count)])
          #expect(SnapshotEdit.delete(gone).perform(&snapshot, &oracle) == nil)
        case 2, 3:
          let moved = items[random.below(items.count)]
          let edit = SnapshotEdit.move(moved, nextTo: anchor, after: true)
          #expect(edit.perform(&snapshot, &oracle) == nil)
        default:
          #expect(SnapshotEdit.append([fresh], to: nil).perform(&snapshot, &oracle) == nil)
          fresh += 1
        }
      }
      #expect(oracle.disagreement(snapshot) == nil, "seed \(seed), round \(round)")
      let found = SnapshotDifference(from: old, to: snapshot)
      let table = SnapshotDifference(comparing: old, to: snapshot, throughTable: true)
      #expect(found.moves.count == table.moves.count, "seed \(seed) by \(found.tier)")
      #expect(found.insertedCount == table.insertedCount)
      #expect(found.deletedCount == table.deletedCount)
      #expect(found.brokenRule(oldCount: old.count, newCount: snapshot.count) == nil)
      let replayed = found.replay(on: old.items, inserting: snapshot.items, count: snapshot.count)
      #expect(replayed == snapshot.items, "seed \(seed) by \(found.tier)")
    }
  }

  /// L-SNAP-2, H-COORD-4, L-FAULT-9, L-FAULT-13.
  @Test func `A list with an id at two places is an error that names the id and both places`() {
    #expect(throws: SnapshotError.duplicateItem(id(4), first: 3, second: 6)) {
      try snapshot([1, 2, 3, 4, 8, 5, 4])
    }
    #expect(throws: SnapshotError.duplicateItem(id(1), first: 0, second: 1)) {
      try snapshot([1, 1])
    }
    var list = Snapshot.empty
    #expect(throws: SnapshotError.duplicateItem(id(9), first: 0, second: 1)) {
      try list.appendItems(ids([9, 9]))
    }
    #expect(list == .empty)
    #expect(throws: Never.self) { try list.appendItems(ids([9])) }
    #expect(throws: SnapshotError.duplicateItem(id(9), first: 0, second: 1)) {
      try list.appendItems(ids([8, 9]))
    }
    #expect(list.items == ids([9]))
    #expect(!list.contains(id(8)))
    let words = SnapshotError.duplicateItem(id(9), first: 0, second: 1).platformMessage
    #expect("\(words ?? "")".hasPrefix("Fatal: supplied item identifiers are not unique."))
  }

  /// L-SNAP-3, U-DIFF-3.
  @Test func `In uikit mode a row that is supplied again moves and is counted as a warning`() throws
  {
    var list = Snapshot(mode: .uikit)
    try list.appendSections([.main, SectionID(rawValue: 1)])
    try list.appendItems(ids([0, 1, 2, 3]), toSection: .main)
    try list.appendItems(ids([1, 4]))
    #expect(list.items == ids([0, 2, 3, 1, 4]))
    #expect(list.section(containing: id(1)) == SectionID(rawValue: 1))
    #expect(list.warnings == 1)
    try list.insertItems(ids([4, 0]), beforeItem: id(3))
    #expect(list.items == ids([2, 4, 0, 3, 1]))
    #expect(list.warnings == 3)
    #expect(throws: SnapshotError.duplicateItem(id(7), first: 0, second: 1)) {
      try list.appendItems(ids([7, 7]))
    }
    #expect(throws: SnapshotError.selfAnchor(id(3))) {
      try list.insertItems(ids([3]), afterItem: id(3))
    }
    #expect(list.items == ids([2, 4, 0, 3, 1]))
  }

  /// L-SNAP-1, L-SNAP-4, L-SNAP-7, L-SNAP-9, L-SNAP-11, L-SNAP-12, L-FAULT-14.
  @Test func `Every edit from a row or section that is not there has its own error`() {
    var list = Snapshot()
    #expect(throws: SnapshotError.noSections) { try list.appendItems(ids([0])) }
    #expect(throws: Never.self) { try list.appendSections([.main]) }
    #expect(throws: Never.self) { try list.appendItems(ids([0, 1])) }
    let other = SectionID(rawValue: 7)
    #expect(throws: SnapshotError.missingSection(other)) {
      try list.appendItems(ids([3]), toSection: other)
    }
    #expect(throws: SnapshotError.missingItem(id(5))) {
      try list.insertItems(ids([3]), beforeItem: id(5))
    }
    #expect(throws: SnapshotError.missingItem(id(5))) { try list.moveItem(id(5), afterItem: id(0)) }
    #expect(throws: SnapshotError.missingItem(id(5))) { try list.moveItem(id(0), afterItem: id(5)) }
    #expect(throws: SnapshotError.selfAnchor(id(0))) { try list.moveItem(id(0), beforeItem: id(0)) }
    #expect(throws: SnapshotError.duplicateSection(.main)) { try list.appendSections([.main]) }
    #expect(throws: SnapshotError.missingSection(other)) {
      try list.moveSection(other, beforeSection: .main)
    }
    #expect(throws: SnapshotError.selfAnchorSection(.main)) {
      try list.moveSection(.main, beforeSection: .main)
    }
    #expect(throws: SnapshotError.missingSection(other)) {
      try list.numberOfItems(inSection: other)
    }
    #expect(throws: SnapshotError.missingSection(other)) { try list.items(inSection: other) }
    #expect(throws: SnapshotError.missingSection(other)) { try list.reloadSections([other]) }
    list.deleteItems(ids([9]))
    list.deleteSections([other])
    #expect(list.items == ids([0, 1]))
  }

  /// L-SNAP-6, L-SNAP-8, L-SNAP-10, L-SNAP-14, L-BOOK-6.
  @Test func `Marks need their row, go with it, and all go with deleteAllItems`() throws {
    var list = try snapshot(0..<4)
    #expect(throws: SnapshotError.markOnMissingItem(id(9))) {
      try list.reconfigureItems(ids([1, 9]))
    }
    #expect(list.reconfiguredItems.isEmpty)
    try list.reconfigureItems(ids([3, 1, 3]))
    try list.reloadItems(ids([2, 0]))
    #expect(list.reconfiguredItems == ids([3, 1]))
    #expect(list.reloadedItems == ids([2, 0]))
    list.deleteItems(ids([3, 2]))
    #expect(list.reconfiguredItems == ids([1]))
    #expect(list.reloadedItems == ids([0]))
    try list.appendItems(ids([3]))
    #expect(list.reconfiguredItems == ids([1]))
    try list.reconfigureItems(ids([3]))
    #expect(list.reconfiguredItems == ids([1, 3]))
    list.deleteAllItems()
    #expect(!list.hasMarks)
    #expect(list.count == 0)
    #expect(list.sectionIDs == [.main])
    try list.appendItems(ids([5]))
    try list.reloadItems(ids([5]))
    list.deleteSections([.main])
    #expect(list.reloadedItems.isEmpty)
    #expect(!list.contains(id(5)))
  }
}
