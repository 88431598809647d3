import TimelineUnits

/// The shortest list of insertions and deletions between the middles of two lists, if it is short.
///
/// The greedy forward search of Myers ("An O(ND) difference algorithm and its variations", 1986),
/// given up beyond a bound that grows with the middle: a failed search must stay cheap beside the
/// table of positions. An id that is deleted here and inserted there is a move.
///
/// Source: L-TIER-3, L-TIER-4, L-TIER-6.
struct EditScript {
  let difference: SnapshotDifference

  /// The largest edit distance that is tried for a middle of this length.
  static func bound(_ middle: Int) -> Int {
    var root = 0
    while (root + 1) * (root + 1) <= middle && root < 64 { root += 1 }
    return min(max(root, 8), 64)
  }

  /// Searches the script, or gives up.
  init?(_ middle: ListMiddle) {
    let oldCount = middle.oldRange.count
    let newCount = middle.newRange.count
    let bound = EditScript.bound(max(oldCount, newCount))
    let lengthChange = oldCount > newCount ? oldCount - newCount : newCount - oldCount
    // Beyond the bound nothing is found; an empty side needs no search, and no bound.
    if oldCount == 0 || newCount == 0 {
      difference = EditScript.oneSided(middle)
      return
    }
    guard lengthChange <= bound else { return nil }
    var search = EditSearch(middle, bound: bound)
    guard let distance = search.run() else { return nil }
    difference = search.difference(distance)
  }

  private static func oneSided(_ middle: ListMiddle) -> SnapshotDifference {
    var difference = SnapshotDifference(tier: .editScript)
    difference.delete(rows: middle.oldRange)
    difference.insert(rows: middle.newRange)
    difference.counters.editDistance = middle.oldRange.count + middle.newRange.count
    return difference
  }
}
