import TimelineUnits

/// What has to change in one list to become another, in one stage.
///
/// Indices run over all sections. Deletions name the old list, insertions the new one; a row in
/// both lists that is not on the longest run of rows in the same order is a move, never a deletion
/// and an insertion, and so is a row that goes to another section.
///
/// Source: L-OUT-1 to L-OUT-5, L-TIER-6, L-BOOK-1 to L-BOOK-6.
public struct SnapshotDifference: Equatable, Sendable {
  /// Stretches of the old list that go: sorted, disjoint, as long as possible.
  public private(set) var deletes: [Range<Int>] = []
  /// Stretches of the new list that come: sorted, disjoint, as long as possible.
  public private(set) var inserts: [Range<Int>] = []
  /// Rows that change their place among the others or their section, sorted by their new index.
  public internal(set) var moves: [ItemMove] = []
  // Empty unless there is something in it: most differences have neither marks nor sections, and a
  // result with fewer arrays costs less to make and to drop.
  var content: [ContentChanges] = []
  /// The way in which it was found.
  public internal(set) var tier: DifferenceTier
  /// What it has cost.
  public internal(set) var counters = WorkCounters()

  init(tier: DifferenceTier) {
    self.tier = tier
  }

  /// Finds out what changes from one snapshot to another, with the marks of the new one.
  ///
  /// - Complexity: O(1) for copies of one value; O(*k*) for a copy with *k* edited rows; O(*n* /
  ///   2048) and the edited leaves for lists that share most leaves; else O(*n* + *e*²) with *n*
  ///   rows and an edit distance *e* of up to 64, and O(*n* + *m* log *m*) beyond, with *m* rows
  ///   between the equal ends.
  ///
  /// Source: L-TIER-1 to L-TIER-7.
  public init(from old: borrowing Snapshot, to new: borrowing Snapshot) {
    if old.isCopy(of: new) {
      self.init(tier: .sameStorage)
      return
    }
    if let found = JournalDifference.search(from: old, to: new) {
      self = found
    } else if old.isTwin(of: new) {
      self.init(tier: .editScript)
      counters.bytesCompared = old.count * 4
      counters.leavesVisited = old.sections[0].list.leaves.count * 2
    } else {
      let oldLeaves = old.leaves
      let newLeaves = new.leaves
      var search = SharedLeafSearch(oldLeaves, newLeaves)
      // With one leaf on each side there is nothing to share but everything.
      if oldLeaves.count + newLeaves.count > 2, let found = search.search() {
        self = found
        counters.leavesVisited = search.counters.leavesVisited
        counters.bytesCompared = search.counters.bytesCompared
      } else {
        self.init(comparing: oldLeaves, newLeaves, old.count, new.count)
      }
    }
    addContent(from: old, to: new)
  }

  /// Finds out the same without lineage and shared leaves; through the table alone if told so.
  package init(comparing old: Snapshot, to new: Snapshot, throughTable: Bool) {
    if throughTable {
      let middle = ListMiddle(old: old.items, oldStart: 0, new: new.items, newStart: 0)
      self = PositionTable(middle).difference()
    } else {
      self.init(comparing: old.leaves, new.leaves, old.count, new.count)
    }
    addContent(from: old, to: new)
  }

  private init(
    comparing old: [ItemLeaf],
    _ new: [ItemLeaf],
    _ oldCount: Int,
    _ newCount: Int
  ) {
    let middle = ListMiddle(old, new, oldCount: oldCount, newCount: newCount)
    if middle.old.isEmpty || middle.new.isEmpty {
      self.init(tier: .editScript)
      delete(rows: middle.oldStart..<(middle.oldStart + middle.old.count))
      insert(rows: middle.newStart..<(middle.newStart + middle.new.count))
      counters.editDistance = middle.old.count + middle.new.count
    } else if let edits = EditScript.search(middle) {
      self = edits.difference(tier: .editScript)
    } else {
      self = PositionTable(middle).difference()
    }
    counters.bytesCompared = middle.bytesCompared
    counters.leavesVisited = middle.leavesVisited
  }

  /// Old indices of rows that stay and get a new cell, rising.
  public var reloads: [Int] { content.first?.reloads ?? [] }

  /// New indices of rows that stay and have their cell filled and measured again, rising.
  public var reconfigures: [Int] { content.first?.reconfigures ?? [] }

  /// What changes in the list of sections.
  public var sections: SectionChanges { content.first?.sections ?? SectionChanges() }

  /// Whether nothing changes: equal lists, no marks.
  public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty && content.isEmpty
  }

  /// Whether rows or sections come, go or move.
  public var changesRows: Bool {
    !(deletes.isEmpty && inserts.isEmpty && moves.isEmpty
      && content.first?.sections.isEmpty ?? true)
  }

  /// The number of rows that come.
  public var insertedCount: Int { count(of: inserts) }

  /// The number of rows that go.
  public var deletedCount: Int { count(of: deletes) }

  /// The first row whose frame may differ, in the old list and in the new one alike.
  ///
  /// Source: L-INV-1.
  public var firstChangedRow: Int {
    var first = min(deletes.first?.lowerBound ?? .max, inserts.first?.lowerBound ?? .max)
    for move in moves { first = min(first, min(move.from, move.to)) }
    return first == .max ? 0 : first
  }

  private func count(of ranges: [Range<Int>]) -> Int {
    var count = 0
    for range in ranges { count += range.count }
    return count
  }

  /// Adds a deleted row; calls come in rising order.
  mutating func delete(_ index: Int) { delete(rows: index..<(index + 1)) }

  /// Adds an inserted row; calls come in rising order.
  mutating func insert(_ index: Int) { insert(rows: index..<(index + 1)) }

  /// Adds a stretch of deleted rows; calls come in rising order.
  mutating func delete(rows: Range<Int>) { SnapshotDifference.extend(&deletes, by: rows) }

  /// Adds a stretch of inserted rows; calls come in rising order.
  mutating func insert(rows: Range<Int>) { SnapshotDifference.extend(&inserts, by: rows) }

  private static func extend(_ ranges: inout [Range<Int>], by rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    if let last = ranges.last, last.upperBound == rows.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<rows.upperBound
    } else {
      ranges.append(rows)
    }
  }

  /// Adds a moved row; calls come in rising order of the new index.
  mutating func move(_ from: Int, _ to: Int) {
    moves.append(ItemMove(from: from, to: to))
  }
}
