public import TimelineUnits

/// The rows of a list in order, each by its id, in sections.
///
/// A value: two of them are compared to find out what changes on screen. Copies share their
/// storage, so that an edited copy of a long list costs what was edited. It holds no content, since
/// content is not identity; marks say which rows are to be filled again, and belong to the next
/// update only.
///
/// Source: L-SNAP-1 to L-SNAP-16, L-CHUNK-1 to L-CHUNK-7, U-DIFF-1, U-DIFF-14.
public struct Snapshot: Sendable {
  var sections: [SnapshotSection] = []
  var map = ItemMap()
  // The marks, or nothing while there are none: a copy of a snapshot without marks, which is what
  // almost every one is, has fewer references to count.
  var marks: [SnapshotMarks] = []
  var lineage: SnapshotLineage? = SnapshotLineage(isApplied: false)
  // The rows that each edit since the start of the lineage has touched.
  var journal: [[ItemID]] = []

  /// What is done about misuse.
  public let mode: SnapshotMode
  /// Tolerated misuse so far, in `uikit` mode.
  public internal(set) var warnings = 0
  /// What the edits have cost so far.
  public internal(set) var work = WorkCounters()

  /// Creates a snapshot without sections.
  public init(mode: SnapshotMode = .strict) {
    self.mode = mode
  }

  /// The list without rows, in one section.
  public static var empty: Snapshot {
    var snapshot = Snapshot()
    snapshot.sections = [SnapshotSection(id: .main)]
    return snapshot
  }

  /// Creates the snapshot of a list of ids, in one section.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of ids and *m* the largest id number.
  /// - Throws: `SnapshotError.duplicateItem` for the first id that occurs again.
  ///
  /// Source: H-COORD-4, L-SNAP-2.
  public init(items: [ItemID]) throws(SnapshotError) {
    self = .empty
    try claim(items)
    sections[0].list.insert(items[...], at: 0, section: .main, map: &map, work: &work)
  }

  /// The most edits that a journal holds.
  static var journalLimit: Int { 64 }

  /// The number of rows in all sections.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public var count: Int {
    var count = 0
    for section in sections { count += section.list.count }
    return count
  }

  /// The ids of all rows from the first to the last.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public var items: [ItemID] {
    var items: [ItemID] = []
    items.reserveCapacity(count)
    for section in sections {
      for leaf in section.list.leaves { items.append(contentsOf: leaf.items) }
    }
    return items
  }

  /// The id of the row at an index over all sections.
  ///
  /// - Complexity: O(*s* + log *n*), where *n* is the number of rows and *s* that of sections.
  /// - Precondition: `index` is in `0..<count`.
  public subscript(index: Int) -> ItemID {
    var rest = index
    for section in sections {
      if rest < section.list.count { return section.list[rest] }
      rest -= section.list.count
    }
    preconditionFailure("a row index is in 0..<count")
  }

  /// Whether the snapshot holds a row.
  ///
  /// - Complexity: O(1).
  public func contains(_ item: ItemID) -> Bool { map[item] != 0 }

  /// The index of a row over all sections, or `nil` if the snapshot does not hold it.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections, with a search through one leaf.
  ///
  /// Source: L-CHUNK-4.
  public func index(of item: ItemID) -> Int? {
    let entry = map[item]
    guard entry != 0 else { return nil }
    let id = ItemMap.section(entry)
    var before = 0
    for section in sections {
      if section.id == id { return before + section.list.index(of: item, entry) }
      before += section.list.count
    }
    return nil
  }

  /// Whether both values share their storage and have no marks, so that nothing can differ.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public func isCopy(of other: Snapshot) -> Bool {
    guard !hasMarks, !other.hasMarks, sections.count == other.sections.count else { return false }
    for index in sections.indices {
      guard sections[index].id == other.sections[index].id,
        sections[index].list.isShared(with: other.sections[index].list)
      else { return false }
    }
    return true
  }

  /// Whether both are lists of one section with the same rows, in memory of their own.
  ///
  /// Lists that share their first leaf are left to the search for shared leaves.
  ///
  /// - Complexity: O(*n*) for equal lists, else O(*e*) with *e* equal rows at the top.
  ///
  /// Source: L-TARGET-12.
  func isTwin(of other: Snapshot) -> Bool {
    guard sections.count == 1, other.sections.count == 1, !hasMarks, !other.hasMarks else {
      return false
    }
    guard sections[0].id == other.sections[0].id,
      !sections[0].list.sharesFirstLeaf(with: other.sections[0].list)
    else { return false }
    return sections[0].list.hasSameItems(as: other.sections[0].list)
  }

  /// Whether rows or sections are marked.
  public var hasMarks: Bool { !(marks.first?.isEmpty ?? true) }

  /// Whether a row is marked to get a new cell.
  func isReloaded(_ item: ItemID) -> Bool { marks.first?.reloads.contains(item) ?? false }

  /// Whether the edits started from a snapshot that is not the applied one any more.
  func isStale(against applied: Snapshot) -> Bool {
    guard let lineage, lineage.isApplied, !journal.isEmpty else { return false }
    guard let base = applied.lineage else { return true }
    return lineage !== base
  }

  /// The snapshot as it is on screen after an update: without marks, and the start of what follows.
  ///
  /// Source: L-BOOK-6.
  func applied() -> Snapshot {
    var snapshot = self
    snapshot.marks = []
    if lineage?.isApplied != true || !journal.isEmpty {
      snapshot.journal = []
      snapshot.lineage = SnapshotLineage(isApplied: true)
    }
    snapshot.work = WorkCounters()
    return snapshot
  }
}

extension Snapshot: Equatable {
  /// Whether two snapshots hold the same rows in the same sections and order; marks do not count.
  ///
  /// - Complexity: O(1) for a copy of one snapshot, O(*n* / 2048) for shared storage, else O(*n*).
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    guard left.sections.count == right.sections.count else { return false }
    for index in left.sections.indices {
      guard left.sections[index].id == right.sections[index].id,
        left.sections[index].list.hasSameItems(as: right.sections[index].list)
      else { return false }
    }
    return true
  }
}
