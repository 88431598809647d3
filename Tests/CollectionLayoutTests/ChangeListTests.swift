import CollectionLayout
import Testing

@Suite struct ChangeListTests {
  /// L-FAULT-8, L-FAULT-22, L-VALID-1, L-APPLY-8.
  @Test func `Counts that do not add up are refused before anything is applied`() {
    let wrong = ChangeListError.wrongCount(old: 10, deleted: 10, inserted: 0, new: 10)
    #expect(throws: wrong) {
      try ChangeList(deletes: Array(0..<10)).normalised(oldCount: 10, newCount: 10)
    }
    #expect("\(wrong.platformMessage ?? "")" == "Invalid update: invalid number of …")
    #expect(throws: ChangeListError.self) {
      try ChangeList(deletes: Array(0...12)).normalised(oldCount: 21, newCount: 20)
    }
    #expect(throws: ChangeListError.outOfRange(index: 3, count: 3)) {
      try ChangeList(deletes: [3]).normalised(oldCount: 3, newCount: 2)
    }
    #expect(throws: ChangeListError.outOfRange(index: -1, count: 2)) {
      try ChangeList(inserts: [-1]).normalised(oldCount: 1, newCount: 2)
    }
    #expect(throws: ChangeListError.sameTarget(0)) {
      try ChangeList(moves: [ItemMove(from: 1, to: 0), ItemMove(from: 2, to: 0)])
        .normalised(oldCount: 3, newCount: 3)
    }
    #expect(throws: ChangeListError.sameSource(1)) {
      try ChangeList(moves: [ItemMove(from: 1, to: 0), ItemMove(from: 1, to: 2)])
        .normalised(oldCount: 3, newCount: 3)
    }
  }

  /// L-FAULT-10, L-BOOK-3.
  @Test func `A move of a deleted row is dropped and the deletion stays`() throws {
    let list = ChangeList(deletes: [0], moves: [ItemMove(from: 0, to: 1)])
    let changes =
      try list.normalised(oldCount: 2, newCount: 1)
      == ChangeList(deletes: [0])
    #expect(changes)
    let target = ChangeList(inserts: [1], moves: [ItemMove(from: 0, to: 1)])
    #expect(try target.normalised(oldCount: 2, newCount: 3) == ChangeList(inserts: [1]))
  }

  /// L-FAULT-11.
  @Test func `Moving to where another section was deleted is legal`() throws {
    let list = ChangeList(
      deletes: [4],
      inserts: [2],
      moves: [ItemMove(from: 2, to: 4)],
      reloads: [3]
    )
    let changes = try list.normalised(oldCount: 5, newCount: 5)
    #expect(changes == list)
    #expect(changes.replay(on: [0, 1, 2, 3, 4], inserting: [9]) == [0, 1, 9, 3, 2])
  }

  /// L-FAULT-12, L-BOOK-4.
  @Test func `Two deletions of one row are one, and take the matching insertion along`() throws {
    let list = ChangeList(deletes: [0, 0], inserts: [0, 1])
    let changes = try list.normalised(oldCount: 2, newCount: 2)
    #expect(changes == ChangeList(deletes: [0], inserts: [0]))
  }

  /// L-FAULT-20, L-FAULT-21, L-BOOK-1.
  @Test func `Old and new indices are different places`() throws {
    let newest = try ChangeList(inserts: [0], updates: [1]).normalised(oldCount: 3, newCount: 4)
    #expect(newest.updates == [1])
    #expect(newest.replay(on: ["a", "b", "c"], inserting: ["n"]) == ["n", "a", "b", "c"])
    let page = ChangeList(deletes: [1], inserts: [0], updates: [2])
    #expect(try page.normalised(oldCount: 3, newCount: 3) == page)
    let own = try ChangeList(inserts: [0], updates: [0]).normalised(oldCount: 1, newCount: 2)
    #expect(own.updates.isEmpty)
  }

  /// L-FAULT-23, L-VALID-2.
  @Test func `A move to its own place goes, one that makes room for others stays`() throws {
    let idle = ChangeList(moves: [ItemMove(from: 1, to: 1)])
    #expect(try idle.normalised(oldCount: 2, newCount: 2) == ChangeList())
    let real = ChangeList(inserts: [0], moves: [ItemMove(from: 1, to: 1)])
    let changes = try real.normalised(oldCount: 2, newCount: 3)
    #expect(changes == real)
    #expect(changes.replay(on: ["a", "b"], inserting: ["n"]) == ["n", "b", "a"])
  }

  /// L-VALID-3.
  @Test func `A replay that does not fit gives nothing`() {
    #expect(ChangeList(inserts: [0]).replay(on: [1], inserting: []) == nil)
    #expect(ChangeList(inserts: [5]).replay(on: [1], inserting: [2]) == nil)
    #expect(ChangeList(deletes: [4]).replay(on: [1], inserting: []) == nil)
    #expect(ChangeList(moves: [ItemMove(from: 0, to: 9)]).replay(on: [1], inserting: []) == nil)
  }
}
