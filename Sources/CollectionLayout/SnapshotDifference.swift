import TimelineUnits

/// What has to change in one list to become another, in one stage.
///
/// Deletions name the old list, insertions the new one; a row in both lists that is not on the
/// longest run of rows in the same order is a move, never a deletion and an insertion.
///
/// Source: L-OUT-1 to L-OUT-5, L-TIER-6, L-BOOK-1.
public struct SnapshotDifference: Equatable, Sendable {
  /// Stretches of the old list that go: sorted, disjoint, as long as possible.
  public private(set) var deletes: [Range<Int>] = []
  /// Stretches of the new list that come: sorted, disjoint, as long as possible.
  public private(set) var inserts: [Range<Int>] = []
  /// Rows that change their place among the others, sorted by their new index.
  public private(set) var moves: [ItemMove] = []
  /// The way in which it was found.
  public internal(set) var tier: DifferenceTier
  /// What it has cost.
  public internal(set) var counters = WorkCounters()

  init(tier: DifferenceTier) {
    self.tier = tier
  }

  /// Finds out what changes from one snapshot to another.
  ///
  /// - Complexity: O(1) for copies of one value; else O(*n* + *e*²) with *n* rows and an edit
  ///   distance *e* of up to 64, and O(*n* + *m* log *m*) beyond, with *m* rows between the equal
  ///   ends.
  ///
  /// Source: L-TIER-1 to L-TIER-6.
  public init(from old: Snapshot, to new: Snapshot) {
    if old.isCopy(of: new) {
      self.init(tier: .sameStorage)
      return
    }
    var middle = ListMiddle(old.items, new.items)
    middle.trim()
    if let script = EditScript(middle) {
      self = script.difference
    } else {
      self = PositionTable(middle, old: old, new: new).difference
    }
    counters.bytesCompared = middle.bytesCompared
  }

  /// Finds out the same through the table of positions, whatever the lists look like.
  package init(throughTableFrom old: Snapshot, to new: Snapshot) {
    var middle = ListMiddle(old.items, new.items)
    middle.trim()
    self = PositionTable(middle, old: old, new: new).difference
  }

  /// Whether both lists are equal.
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

  /// The number of rows that come.
  public var insertedCount: Int { count(of: inserts) }

  /// The number of rows that go.
  public var deletedCount: Int { count(of: deletes) }

  private func count(of ranges: [Range<Int>]) -> Int {
    var count = 0
    for range in ranges { count += range.count }
    return count
  }

  /// Adds a deleted row; calls come in rising order.
  mutating func delete(_ index: Int) {
    if let last = deletes.last, last.upperBound == index {
      deletes[deletes.count - 1] = last.lowerBound..<(index + 1)
    } else {
      deletes.append(index..<(index + 1))
    }
  }

  /// Adds an inserted row; calls come in rising order.
  mutating func insert(_ index: Int) {
    if let last = inserts.last, last.upperBound == index {
      inserts[inserts.count - 1] = last.lowerBound..<(index + 1)
    } else {
      inserts.append(index..<(index + 1))
    }
  }

  /// Adds a stretch of deleted rows that is not next to another.
  mutating func delete(rows: Range<Int>) {
    if !rows.isEmpty { deletes.append(rows) }
  }

  /// Adds a stretch of inserted rows that is not next to another.
  mutating func insert(rows: Range<Int>) {
    if !rows.isEmpty { inserts.append(rows) }
  }

  /// Adds a moved row; calls come in rising order of the new index.
  mutating func move(_ from: Int, _ to: Int) {
    moves.append(ItemMove(from: from, to: to))
  }
}
