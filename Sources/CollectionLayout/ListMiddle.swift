import TimelineUnits

/// What lies between the equal ends of two lists, copied out of their leaves.
struct ListMiddle {
  /// The old rows.
  private(set) var old: [ItemID]
  /// The new rows.
  private(set) var new: [ItemID]
  /// The index of the first old row in its list.
  private(set) var oldStart: Int
  /// The index of the first new row in its list.
  private(set) var newStart: Int
  private(set) var bytesCompared = 0
  private(set) var leavesVisited = 0

  /// Skips what is equal at the top and, after that and without overlap, at the bottom.
  ///
  /// Source: L-TIER-2.
  init(_ old: [ItemLeaf], _ new: [ItemLeaf], oldCount: Int, newCount: Int) {
    var own = LeafCursor(old[...])
    var twin = LeafCursor(new[...])
    let prefix = own.commonPrefix(&twin)
    let limit = min(oldCount, newCount) - prefix
    var end = LeafSuffix(old[...])
    let suffix = end.common(with: LeafSuffix(new[...]), limit: limit)
    self.old = ListMiddle.rows(old, prefix..<(oldCount - suffix))
    self.new = ListMiddle.rows(new, prefix..<(newCount - suffix))
    oldStart = prefix
    newStart = prefix
    bytesCompared = own.bytesCompared + end.bytesCompared
    leavesVisited = own.leavesVisited + end.leavesVisited
  }

  /// Takes stretches of two lists and skips what is equal at their ends.
  init(old: [ItemID], oldStart: Int, new: [ItemID], newStart: Int) {
    let limit = min(old.count, new.count)
    let prefix = RunComparison.prefix(old, 0, new, 0, limit)
    let suffix = RunComparison.suffix(old, old.count, new, new.count, limit - prefix)
    self.old = Array(old[prefix..<(old.count - suffix)])
    self.new = Array(new[prefix..<(new.count - suffix)])
    self.oldStart = oldStart + prefix
    self.newStart = newStart + prefix
    bytesCompared = (prefix + suffix) * 4
  }

  private static func rows(_ leaves: [ItemLeaf], _ range: Range<Int>) -> [ItemID] {
    var rows: [ItemID] = []
    rows.reserveCapacity(range.count)
    var start = 0
    for leaf in leaves {
      let end = start + leaf.items.count
      if end > range.lowerBound && start < range.upperBound {
        let from = max(range.lowerBound, start) - start
        let to = min(range.upperBound, end) - start
        rows.append(contentsOf: leaf.items[from..<to])
      }
      start = end
    }
    return rows
  }
}
