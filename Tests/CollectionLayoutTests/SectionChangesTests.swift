import CollectionLayout
import Testing
import TimelineUnits

@Suite struct SectionChangesTests {
  private func list(_ sections: [Int]) throws -> Snapshot {
    var list = Snapshot()
    try list.appendSections(sections.map { sectionID($0) })
    return list
  }

  /// L-BOOK-1, L-OUT-4, L-APPLY-2.
  @Test func `Sections come, go, move as little as possible and are reloaded by their old index`()
    throws
  {
    let old = try list([0, 1, 2, 3])
    var new = try list([9, 3, 0, 2])
    try new.reloadSections([sectionID(2), sectionID(9)])
    let changes = SnapshotDifference(from: old, to: new).sections
    #expect(changes.deletes == [1])
    #expect(changes.inserts == [0])
    #expect(changes.moves == [ItemMove(from: 3, to: 1)])
    #expect(changes.reloads == [2])
    #expect(!changes.isEmpty)
  }

  /// L-APPLY-6.
  @Test func `The same sections change nothing`() throws {
    #expect(SnapshotDifference(from: try list([4, 5]), to: try list([4, 5])).isEmpty)
  }
}
