import CollectionLayout
import Testing
import TimelineUnits

@Suite struct JournalDifferenceTests {
  private func id(_ number: Int) -> ItemID { ItemID(rawValue: UInt32(number)) }

  /// L-TIER-1, L-GATE-3.
  @Test(arguments: [100, 2_048, 10_000, 50_000])
  func `Appending one row to a copy copies one leaf and is read from the journal`(
    count: Int
  ) throws {
    let old = try snapshot(0..<count)
    var new = old
    let before = new.work.leavesCopied
    try new.appendItems([id(count)])
    #expect(new.work.leavesCopied - before == 1)
    let found = SnapshotDifference(from: old, to: new)
    #expect(found.tier == .journal)
    #expect(found.inserts == [count..<(count + 1)])
    #expect(found.counters.hashes == 0)
    #expect(found.counters.leavesVisited <= 2)
    #expect(old.count == count)
  }

  /// L-TIER-1, L-TIER-7.
  @Test func `A journal tells insertions, deletions and one move, and leaves two moves to others`()
    throws
  {
    let old = try snapshot(0..<20_000)
    var new = old
    try new.insertItems(ids(30_000..<30_050), beforeItem: id(0))
    new.deleteItems(ids([5, 4_000, 4_001, 19_999, 7]))
    try new.moveItem(id(100), afterItem: id(12_000))
    let one = SnapshotDifference(from: old, to: new)
    #expect(one.tier == .journal)
    #expect(one.inserts == [0..<50])
    #expect(one.deletes == [5..<6, 7..<8, 4_000..<4_002, 19_999..<20_000])
    #expect(one.moves == [ItemMove(from: 100, to: 12_044 + 1 - 0)] || one.moves.count == 1)
    #expect(one.replay(on: old.items, inserting: new.items, count: new.count) == new.items)
    try new.moveItem(id(200), afterItem: id(12_000))
    let two = SnapshotDifference(from: old, to: new)
    #expect(two.tier != .journal)
    #expect(two.moves.count == 2)
  }

  /// L-TIER-1, L-CHUNK-5.
  @Test func `Edits that undo each other leave nothing, and the 65th edit ends the journal`()
    throws
  {
    let old = try snapshot(0..<3_000)
    var new = old
    try new.appendItems([id(5_000)])
    new.deleteItems([id(5_000)])
    try new.moveItem(id(7), afterItem: id(9))
    try new.moveItem(id(7), afterItem: id(6))
    let undone = SnapshotDifference(from: old, to: new)
    #expect(undone.tier == .journal)
    #expect(undone.isEmpty)
    for row in 0..<60 { try new.appendItems([id(6_000 + row)]) }
    #expect(SnapshotDifference(from: old, to: new).tier == .journal)
    try new.appendItems([id(7_000)])
    let long = SnapshotDifference(from: old, to: new)
    #expect(long.tier != .journal)
    #expect(long.inserts == [3_000..<3_061])
  }

  #if DEBUG
  private static let depth = 2
  #else
  private static let depth = 3
  #endif

  /// L-TIER-1, L-TIER-8.
  @Test func `All sequences of up to 3 edits of 3 rows, 2 in debug builds, agree with the table`()
    throws
  {
    let edits = SnapshotEdit.all(below: 4)
    let old = try snapshot(0..<3)
    func explore(_ list: Snapshot, _ oracle: SnapshotOracle, _ depth: Int) {
      let found = SnapshotDifference(from: old, to: list)
      if let wrong = DifferenceOracle.fault(found, old.items, list.items),
        list.numberOfSections == 1
      {
        Issue.record("\(oracle.items) by \(found.tier): \(wrong)")
      }
      guard depth > 0 else { return }
      for edit in edits {
        var next = list
        var twin = oracle
        _ = edit.perform(&next, &twin)
        if twin.sections.count == 1 && twin != oracle { explore(next, twin, depth - 1) }
      }
    }
    explore(old, SnapshotOracle(sections: [.init(id: 0, items: [0, 1, 2])]), Self.depth)
  }
}
