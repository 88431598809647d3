import CollectionLayout
import Testing
import TimelineUnits

/// The smallest inputs that tripped published difference engines, each with the right outcome.
///
/// Covers `PositionTable`, `IncreasingRun`, `RunComparison`.
@Suite struct FaultCorpusTests {
  private func difference(_ old: [Int], _ new: [Int]) throws -> SnapshotDifference {
    let before = try snapshot(old)
    let after = try snapshot(new)
    let found = SnapshotDifference(from: before, to: after)
    let table = SnapshotDifference(comparing: before, to: after, throughTable: true)
    for tier in [found, table] {
      #expect(DifferenceOracle.fault(tier, before.items, after.items) == nil)
    }
    return found
  }

  /// L-FAULT-1, L-FAULT-2, L-FAULT-15.
  @Test func `abc to bca is 1 move, abcdef to afcdeb 2 and to acef none`() throws {
    #expect(try difference([0, 1, 2], [1, 2, 0]).moves == [ItemMove(from: 0, to: 2)])
    #expect(try difference([0, 1, 2, 3, 4, 5], [0, 5, 2, 3, 4, 1]).moves.count == 2)
    let shrunk = try difference([0, 1, 2, 3, 4, 5], [0, 2, 4, 5])
    #expect(shrunk.moves.isEmpty)
    #expect(shrunk.deletes == [1..<2, 3..<4])
  }

  /// L-FAULT-3.
  @Test func `An insertion and a move of one stage replay as one batch`() throws {
    let found = try difference([1, 3], [3, 2, 1])
    #expect(found.inserts == [1..<2])
    #expect(found.moves.count == 1)
  }

  /// L-FAULT-4, L-BOOK-3.
  @Test func `A deletion, an insertion, a move and a reconfigure come together in one stage`()
    throws
  {
    let old = try snapshot([1, 2, 3])
    var new = try snapshot([3, 1, 4])
    try new.reconfigureItems(ids([3]))
    let found = SnapshotDifference(from: old, to: new)
    #expect(found.deletes == [1..<2])
    #expect(found.inserts == [2..<3])
    #expect(found.moves.count == 1)
    #expect(found.reconfigures == [0])
    #expect(found.reloads.isEmpty)
  }

  private func sectioned(_ sections: [(Int, [Int])]) throws -> Snapshot {
    var list = Snapshot()
    for (section, items) in sections {
      try list.appendSections([sectionID(section)])
      try list.appendItems(ids(items))
    }
    return list
  }

  /// L-FAULT-5, L-APPLY-2.
  @Test func `A row that changes its section and not its place among all rows is a move`() throws {
    let old = try sectioned([(0, [10, 11]), (1, [12])])
    let new = try sectioned([(0, [10]), (1, [11, 12])])
    let found = SnapshotDifference(from: old, to: new)
    #expect(found.moves == [ItemMove(from: 1, to: 1)])
    #expect(found.sections.isEmpty)
    #expect(found.replay(on: old.items, inserting: new.items, count: 3) == new.items)
  }

  /// L-FAULT-6.
  @Test func `A new section that takes a row from another one is an insertion and a move`() throws {
    let old = try sectioned([(0, [10, 11])])
    let new = try sectioned([(1, [11]), (0, [10])])
    let found = SnapshotDifference(from: old, to: new)
    #expect(found.sections.inserts == [0])
    #expect(found.sections.moves.isEmpty)
    #expect(found.deletes.isEmpty && found.inserts.isEmpty)
    #expect(found.moves.contains(ItemMove(from: 1, to: 0)))
  }

  /// L-FAULT-18.
  @Test func `A row that leaves with its section for another one is taken out once`() throws {
    let old = try sectioned([(0, [20])])
    let new = try sectioned([(1, [20, 21]), (2, [22])])
    let found = SnapshotDifference(from: old, to: new)
    #expect(found.sections.deletes == [0])
    #expect(found.sections.inserts == [0, 1])
    #expect(found.deletes.isEmpty)
    #expect(found.moves == [ItemMove(from: 0, to: 0)])
    #expect(found.inserts == [1..<3])
    #expect(found.replay(on: old.items, inserting: new.items, count: 3) == new.items)
  }

  /// L-FAULT-19, L-BOOK-1.
  @Test func `A reload names the old list`() throws {
    let old = try snapshot([0, 1, 2, 3])
    var shorter = try snapshot([0, 2, 3])
    try shorter.reloadItems(ids([2]))
    #expect(SnapshotDifference(from: old, to: shorter).reloads == [2])
    let single = try snapshot([0])
    var longer = try snapshot([1, 0])
    try longer.reloadItems(ids([0, 1]))
    #expect(SnapshotDifference(from: single, to: longer).reloads == [0])
  }

  /// L-BOOK-2, U-DIFF-16.
  @Test func `A row that is reloaded is not reconfigured as well`() throws {
    let old = try snapshot([0, 1])
    var new = old
    try new.reconfigureItems(ids([0, 1]))
    try new.reloadItems(ids([1]))
    let found = SnapshotDifference(from: old, to: new)
    #expect(found.reloads == [1])
    #expect(found.reconfigures == [0])
    #expect(!found.isEmpty)
    #expect(!found.changesRows)
  }

  /// L-SNAP-11, L-SNAP-14.
  @Test func `A reloaded section reloads all its rows that stay`() throws {
    let old = try sectioned([(0, [10, 11]), (1, [12, 13])])
    var new = try sectioned([(0, [10, 11]), (1, [12])])
    try new.reloadSections([sectionID(1)])
    let found = SnapshotDifference(from: old, to: new)
    #expect(found.sections.reloads == [1])
    #expect(found.reloads == [2])
  }

  /// L-FAULT-24, L-TREE-7.
  @Test func `Moving a section of 3 measured rows keeps 5 rows and the height of the content`()
    throws
  {
    var layout = ListLayout(estimatedHeight: .points(80), width: .points(390))
    layout.apply(try sectioned([(0, [0, 1, 2]), (1, [3, 4])]))
    var cells = ScriptedCells(points: [10, 20, 30, 40, 50])
    var bounds = extent(0, 680)
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    var moved = layout.snapshot
    try moved.moveSection(sectionID(0), afterSection: sectionID(1))
    let found = layout.apply(moved)
    #expect(found.sections.moves == [ItemMove(from: 0, to: 1)] || found.sections.moves.count == 1)
    #expect(layout.count == 5)
    #expect(layout.contentHeight == .points(150))
    #expect(layout.frame(at: 0).height == .points(40))
    #expect(layout.top(of: ItemID(rawValue: 2)) == .points(120))
  }

  /// L-FAULT-7, L-FAULT-25, L-OUT-2.
  @Test func `Replacing half of a window at the bottom is one stage and keeps the offset`() throws {
    var layout = ListLayout(estimatedHeight: .points(80), width: .points(390))
    layout.apply(try snapshot(0..<20))
    var cells = ScriptedCells(points: [Int64](repeating: 80, count: 30))
    var bounds = extent(920, 680)
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    let found = layout.apply(try snapshot(10..<30))
    #expect(found.deletes == [0..<10])
    #expect(found.inserts == [10..<20])
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(bounds == extent(920, 680))
    #expect(report.fault == nil)
    #expect(layout.contentHeight == .points(1_600))
  }

  /// L-FAULT-16, L-BOOK-6.
  @Test func `A reload acts once and not again with the next update`() throws {
    var layout = ListLayout(estimatedHeight: .points(80), width: .points(390))
    layout.apply(try snapshot([0, 1]))
    var cells = ScriptedCells(points: [50, 50, 50])
    var bounds = extent(0, 680)
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    var marked = layout.snapshot
    try marked.reloadItems(ids([0]))
    #expect(layout.apply(marked).reloads == [0])
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(report.cellsMade == 1)
    #expect(report.cellsReused == 1)
    var longer = layout.snapshot
    #expect(!longer.hasMarks)
    try longer.appendItems(ids([2]))
    #expect(layout.apply(longer).reloads.isEmpty)
    cells.calls = []
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(cells.calls == [.configure(2), .measure(2)])
  }

  /// L-FAULT-17, L-FAULT-26, L-APPLY-6, L-APPLY-7.
  @Test
  func `Other content of the same rows needs a mark, and the same snapshot again does nothing`()
    throws
  {
    var layout = ListLayout(estimatedHeight: .points(80), width: .points(390))
    let list = try snapshot([0, 1])
    layout.apply(list)
    var cells = ScriptedCells(points: [50, 60])
    var bounds = extent(0, 680)
    _ = layout.layOut(bounds: &bounds, cells: &cells)
    cells.heights[1] = .points(90)
    #expect(layout.apply(list).tier == .sameStorage)
    #expect(!layout.needsLayout)
    var marked = list
    try marked.reconfigureItems(ids([1]))
    #expect(layout.apply(marked).reconfigures == [1])
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    #expect(report.configured == 1)
    #expect(report.cellsMade == 0)
    #expect(layout.contentHeight == .points(140))
  }

  /// L-APPLY-4.
  @Test func `A snapshot made from a replaced one is applied as it stands and counted`() throws {
    var layout = ListLayout(estimatedHeight: .points(80), width: .points(390))
    layout.apply(try snapshot([0, 1]))
    var stale = layout.snapshot
    var fresh = layout.snapshot
    try fresh.appendItems(ids([2]))
    layout.apply(fresh)
    #expect(layout.staleBases == 0)
    try stale.appendItems(ids([3]))
    let found = layout.apply(stale)
    #expect(layout.staleBases == 1)
    #expect(layout.snapshot.items == ids([0, 1, 3]))
    #expect(found.deletedCount == 1)
    #expect(found.insertedCount == 1)
  }

  /// L-FAULT-27.
  @Test func `Appending 20000 rows one by one to ten sections copies a leaf 70 times in all`()
    throws
  {
    var list = Snapshot()
    try list.appendSections((0..<10).map { sectionID($0) })
    for row in 0..<20_000 {
      try list.appendItems(
        [ItemID(rawValue: UInt32(row))],
        toSection: sectionID(row % 10)
      )
    }
    #expect(list.count == 20_000)
    // The memory of a leaf doubles from 64 to 2,048 rows; it is never copied row by row.
    #expect(list.work.leavesCopied <= 70)
  }

  /// L-FAULT-28, L-FAULT-29, L-INTERN-1.
  @Test func `Two spellings of one letter are two rows, and rows are their bytes alone`() throws {
    var interner = Interner()
    let composed = interner.intern(Array("caf\u{e9}".utf8))
    let decomposed = interner.intern(Array("cafe\u{301}".utf8))
    let list = try Snapshot(items: [composed, decomposed])
    #expect(list.count == 2)
    #expect(list.index(of: decomposed) == 1)
  }

  /// L-FAULT-29.
  @Test func `The first and the last of 100000 rows change places with 2 moves`() throws {
    var numbers = Array(0..<100_000)
    let old = try snapshot(numbers)
    numbers.swapAt(0, 99_999)
    let new = try snapshot(numbers)
    let found = SnapshotDifference(from: old, to: new)
    #expect(found.moves.count == 2)
    #expect(found.deletes.isEmpty && found.inserts.isEmpty)
    #expect(SnapshotDifference(from: .empty, to: .empty).tier == .sameStorage)
    #expect(SnapshotDifference(from: .empty, to: .empty).isEmpty)
  }
}
