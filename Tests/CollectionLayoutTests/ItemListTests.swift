import CollectionLayout
import Testing
import TimelineUnits

/// Covers `ItemLeaf`.
@Suite struct ItemListTests {
  private func id(_ number: Int) -> ItemID { ItemID(rawValue: UInt32(number)) }

  private func check(_ list: Snapshot, _ expected: [Int]) {
    #expect(list.items.map(\.index) == expected)
    for index in expected.indices where index % 37 == 0 || index > expected.count - 3 {
      #expect(list.index(of: id(expected[index])) == index)
      #expect(list[index] == id(expected[index]))
    }
  }

  /// L-CHUNK-1, L-CHUNK-6.
  @Test func `A leaf holds 2048 rows and splits at the 2049th`() throws {
    var list = try snapshot(0..<2_047)
    try list.appendItems([id(2_047)])
    #expect(list.leafSizes == [2_048])
    try list.appendItems([id(2_048)])
    #expect(list.leafSizes == [1_024, 1_025])
    check(list, Array(0..<2_049))
  }

  /// L-CHUNK-1, L-CHUNK-6.
  @Test func `A leaf of 512 rows stands, one of 511 goes up in its neighbour`() throws {
    var list = try snapshot(0..<2_049)
    #expect(list.leafSizes == [1_024, 1_025])
    list.deleteItems(ids(0..<512))
    #expect(list.leafSizes == [512, 1_025])
    list.deleteItems([id(512)])
    #expect(list.leafSizes == [1_536])
    check(list, Array(513..<2_049))
  }

  /// L-CHUNK-6.
  @Test func `Edits at both ends, over leaves and of whole leaves keep every index`() throws {
    var list = try snapshot(0..<10_000)
    #expect(list.leafSizes.count == 7)
    try list.insertItems([id(20_000)], beforeItem: id(0))
    try list.insertItems([id(20_001)], afterItem: id(9_999))
    list.deleteItems(ids(1_000..<5_000))
    check(list, [20_000] + Array(0..<1_000) + Array(5_000..<10_000) + [20_001])
    list.deleteItems(ids(0..<10_000))
    check(list, [20_000, 20_001])
    list.deleteItems(ids([20_000, 20_001]))
    #expect(list.count == 0)
    try list.appendItems([id(5)])
    check(list, [5])
  }

  /// L-CHUNK-2, L-CHUNK-7.
  @Test
  func `A copy is not changed by edits of the other, and unshared leaves are edited in place`()
    throws
  {
    let old = try snapshot(0..<10_000)
    var new = old
    let start = new.work.leavesCopied
    for row in 0..<100 { try new.insertItems([id(20_000 + row)], afterItem: id(5_000)) }
    // One copy from the shared leaf, and one more when the copy outgrows its memory.
    #expect(new.work.leavesCopied - start <= 2)
    check(old, Array(0..<10_000))
    #expect(new.count == 10_100)
  }
}
