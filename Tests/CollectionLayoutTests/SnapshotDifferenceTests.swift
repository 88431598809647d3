import CollectionLayout
import Testing
import TimelineUnits

/// Covers `EditScript`, `EditSearch`, `ListEdits`, `ListMiddle`.
@Suite struct SnapshotDifferenceTests {
  #if DEBUG
  private static let ids = 4
  #else
  private static let ids = 5
  #endif

  /// L-FAULT-30, L-TIER-6, L-TIER-8, L-VALID-1, L-VALID-2, L-VALID-3.
  @Test func `All pairs of lists over 5 ids, 4 in debug builds, have minimal moves in every tier`()
    throws
  {
    let lists = DifferenceOracle.lists(below: Self.ids)
    #expect(lists.count == (Self.ids == 5 ? 326 : 65))
    let snapshots = try lists.map { try snapshot($0) }
    for old in snapshots {
      for new in snapshots {
        let found = SnapshotDifference(from: old, to: new)
        let flat = SnapshotDifference(comparing: old, to: new, throughTable: false)
        let table = SnapshotDifference(comparing: old, to: new, throughTable: true)
        for difference in [found, flat, table] {
          if let fault = DifferenceOracle.fault(difference, old.items, new.items) {
            Issue.record("\(old.items) -> \(new.items) by \(difference.tier): \(fault)")
            return
          }
        }
        #expect(found.isEmpty == (old == new))
      }
    }
  }

  /// L-TIER-3, L-TIER-6.
  @Test(arguments: UInt64(1)...40)
  func `Seeded edits of long lists give minimal moves and replay in every tier`(
    seed: UInt64
  ) throws {
    var random = RandomSource(seed: seed)
    var numbers = Array(0..<(20 + random.below(300)))
    let old = try snapshot(numbers)
    for _ in 0..<(1 + random.below(seed.isMultiple(of: 4) ? 200 : 12)) {
      let place = random.below(max(numbers.count, 1))
      switch random.below(4) {
      case 0 where !numbers.isEmpty: numbers.remove(at: place)
      case 1 where !numbers.isEmpty:
        let moved = numbers.remove(at: place)
        numbers.insert(moved, at: random.below(numbers.count + 1))
      default: numbers.insert(1_000 + numbers.count + random.below(1_000_000), at: place)
      }
    }
    var seen: [Int] = []
    numbers = numbers.filter { number in
      if seen.contains(number) { return false }
      seen.append(number)
      return true
    }
    let new = try snapshot(numbers)
    for difference in [
      SnapshotDifference(from: old, to: new),
      SnapshotDifference(comparing: old, to: new, throughTable: true),
    ] {
      let fault = DifferenceOracle.fault(difference, old.items, new.items)
      #expect(fault == nil, "seed \(seed) by \(difference.tier)")
    }
  }

  /// L-TIER-1, L-APPLY-6.
  @Test func `A copy of a snapshot is told by its storage and equal lists by their rows`() throws {
    let list = try snapshot(0..<100)
    let copy = list
    #expect(SnapshotDifference(from: list, to: copy).tier == .sameStorage)
    let twin = try snapshot(0..<100)
    let difference = SnapshotDifference(from: list, to: twin)
    #expect(difference.isEmpty)
    #expect(difference.tier == .editScript)
    #expect(difference.counters.bytesCompared == 400)
  }

  /// L-OUT-1.
  @Test func `A half window of 100000 rows is two ranges`() throws {
    let old = try snapshot(0..<100_000)
    let new = try snapshot(50_000..<150_000)
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.deletes == [0..<50_000])
    #expect(difference.inserts == [50_000..<100_000])
    #expect(difference.moves.isEmpty)
    #expect(difference.tier == .positionTable)
  }

  /// L-TIER-2.
  @Test func `Equal ends never overlap`() throws {
    let pair = SnapshotDifference(from: try snapshot([0, 1]), to: try snapshot([1]))
    #expect(pair.deletes == [0..<1])
    #expect(pair.inserts.isEmpty)
    let grown = SnapshotDifference(from: try snapshot([0]), to: try snapshot([1, 0]))
    #expect(grown.inserts == [0..<1])
    #expect(SnapshotDifference(from: .empty, to: .empty).isEmpty)
    #expect(SnapshotDifference(from: .empty, to: try snapshot([4])).inserts == [0..<1])
    #expect(SnapshotDifference(from: try snapshot([4]), to: .empty).deletes == [0..<1])
  }
}
