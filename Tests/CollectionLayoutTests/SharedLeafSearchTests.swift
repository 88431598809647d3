import CollectionLayout
import Testing
import TimelineUnits

/// Covers `LeafCursor`, `LeafSuffix`.
@Suite struct SharedLeafSearchTests {
  private func id(_ number: Int) -> ItemID { ItemID(rawValue: UInt32(number)) }

  /// An edited copy that has forgotten its journal.
  private func edited(
    _ old: Snapshot,
    _ change: (inout Snapshot) throws -> Void
  ) throws -> Snapshot {
    var new = old
    for row in 0..<33 {
      try new.appendItems([id(900_000 + row)])
      new.deleteItems([id(900_000 + row)])
    }
    try change(&new)
    return new
  }

  private func check(_ old: Snapshot, _ new: Snapshot) -> SnapshotDifference {
    let found = SnapshotDifference(from: old, to: new)
    let table = SnapshotDifference(comparing: old, to: new, throughTable: true)
    #expect(found.moves.count == table.moves.count)
    #expect(found.deletes == table.deletes)
    #expect(found.inserts == table.inserts)
    #expect(found.replay(on: old.items, inserting: new.items, count: new.count) == new.items)
    return found
  }

  /// L-TIER-1, L-TIER-7, L-CHUNK-7.
  @Test func `Edits in 3 of 40 leaves are found in the leaves that are not shared`() throws {
    let old = try snapshot(0..<60_000)
    let new = try edited(old) { list in
      list.deleteItems(ids([100, 101, 59_000]))
      try list.insertItems(ids(70_000..<70_005), afterItem: id(30_000))
      try list.moveItem(id(20), afterItem: id(30_001))
    }
    let found = check(old, new)
    #expect(found.tier == .sharedLeaves)
    #expect(found.moves.count == 1)
    #expect(found.counters.leavesVisited <= 8)
  }

  /// L-TIER-1.
  @Test func `A list that shares more than a quarter less goes to the flat tiers`() throws {
    let old = try snapshot(0..<6_000)
    let new = try edited(old) { try $0.insertItems(ids([7_000]), afterItem: id(3_000)) }
    #expect(check(old, new).tier == .editScript)
  }

  /// L-TIER-7.
  @Test func `1600 rows that pass 1536 shared ones are 1536 moves, found by the table`() throws {
    let old = try snapshot(0..<61_440)
    let new = try edited(old) { list in
      list.deleteItems(ids(1_500..<3_100))
      try list.insertItems(ids(1_500..<3_100), afterItem: id(4_635))
    }
    let found = check(old, new)
    #expect(found.moves.count == 1_536)
    #expect(found.tier == .positionTable)
  }

  /// L-TIER-7, L-TIER-8.
  @Test(arguments: UInt64(1)...6)
  func `Seeded edits of 80000 rows agree with the table in counts and replay`(
    seed: UInt64
  ) throws {
    var random = RandomSource(seed: seed)
    let old = try snapshot(0..<80_000)
    let new = try edited(old) { list in
      for step in 0..<(2 + random.below(6)) {
        let anchor = list[random.below(list.count)]
        switch random.below(3) {
        case 0: list.deleteItems((0..<20).map { _ in list[random.below(list.count)] })
        case 1:
          try list.insertItems(
            ids((100_000 + step * 100)..<(100_020 + step * 100)),
            afterItem: anchor
          )
        default:
          let moved = list[random.below(list.count)]
          if moved != anchor { try list.moveItem(moved, afterItem: anchor) }
        }
      }
    }
    #expect(check(old, new).tier != .journal, "seed \(seed)")
  }
}
