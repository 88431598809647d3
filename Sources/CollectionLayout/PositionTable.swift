import TimelineUnits

/// The difference of two middles through the position of every row in the other list.
///
/// The rows in both lists, in new order, have old positions; the longest increasing run of those
/// stays in place and all others move. Of equally long runs, the one that ends in the smallest old
/// index is kept.
///
/// Source: L-TIER-5, L-TIER-6, L-TIER-8.
struct PositionTable {
  let difference: SnapshotDifference

  init(_ middle: ListMiddle, old: Snapshot, new: Snapshot) {
    var difference = SnapshotDifference(tier: .positionTable)
    for index in middle.oldRange where new.index(of: old[index]) == nil {
      difference.delete(index)
    }
    var kept: [Int32] = []
    var isIncreasing = true
    for index in middle.newRange {
      guard let from = old.index(of: new[index]) else {
        difference.insert(index)
        continue
      }
      if let last = kept.last, last > from { isIncreasing = false }
      kept.append(Int32(from))
    }
    if !isIncreasing {
      let stays = IncreasingRun(kept).isMember
      var place = 0
      for index in middle.newRange {
        guard let from = old.index(of: new[index]) else { continue }
        if !stays[place] { difference.move(from, index) }
        place += 1
      }
    }
    self.difference = difference
  }
}
