import TimelineUnits

/// The difference of a snapshot and an edited copy of it, from the rows that the edits touched.
///
/// Rows that no edit touched keep their order, so only touched rows can go, come or move. With more
/// than one row that may have moved, which of them moves is no longer obvious: not for this tier.
///
/// Source: L-TIER-1, L-TIER-7.
enum JournalDifference {
  /// The difference, or `nil` if the journal does not tell it.
  static func search(from old: Snapshot, to new: Snapshot) -> SnapshotDifference? {
    guard let lineage = new.lineage, let base = old.lineage, lineage === base,
      old.journal.isEmpty
    else { return nil }
    var deleted: [Int] = []
    var inserted: [Int] = []
    var moved: ItemMove?
    for edit in new.journal {
      var last = -2
      for item in edit {
        let from = old.index(of: item)
        // Rows of one edit mostly stand one behind the other.
        let isNext = last >= 0 && last + 1 < new.count && new[last + 1] == item
        let to = isNext ? last + 1 : new.index(of: item)
        last = to ?? -2
        switch (from, to) {
        case (nil, let to?): inserted.append(to)
        case (let from?, nil): deleted.append(from)
        case (let from?, let to?):
          let move = ItemMove(from: from, to: to)
          guard moved == nil || moved == move else { return nil }
          moved = move
        case (nil, nil): break
        }
      }
    }
    return difference(unique(deleted), unique(inserted), moved)
  }

  private static func difference(
    _ deleted: [Int],
    _ inserted: [Int],
    _ moved: ItemMove?
  ) -> SnapshotDifference {
    var difference = SnapshotDifference(tier: .journal)
    for index in deleted { difference.delete(index) }
    for index in inserted { difference.insert(index) }
    difference.counters.editDistance = deleted.count + inserted.count
    if let moved {
      let before = moved.from - deleted.count { $0 < moved.from }
      let after = moved.to - inserted.count { $0 < moved.to }
      if before != after { difference.move(moved.from, moved.to) }
    }
    return difference
  }

  private static func unique(_ indices: [Int]) -> [Int] {
    var last = -1
    var isRising = true
    for index in indices {
      if index <= last { isRising = false }
      last = index
    }
    if isRising { return indices }
    var sorted = indices
    StableOrder.sort(&sorted)
    var unique: [Int] = []
    unique.reserveCapacity(indices.count)
    for index in sorted where unique.last != index { unique.append(index) }
    return unique
  }
}
