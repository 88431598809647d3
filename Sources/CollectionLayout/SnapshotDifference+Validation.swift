public import TimelineUnits

extension SnapshotDifference {
  /// Makes the new list out of the old one with nothing but the changes and the new rows.
  ///
  /// Deleted and moved rows leave at their old indices, new and moved rows take their new ones, and
  /// all others fill the rest in old order.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - inserted: The id for each new index that `inserts` names; other indices are not asked for.
  ///   - count: The number of rows of the new list.
  /// - Returns: The new list, or `nil` if the changes do not fit together.
  /// - Complexity: O(*n*), where *n* is the number of rows of both lists.
  ///
  /// Source: L-VALID-3.
  public func replay(
    on old: [ItemID],
    inserting inserted: [ItemID],
    count: Int
  ) -> [ItemID]? {
    var leaves = [Bool](repeating: false, count: old.count)
    var result = [ItemID?](repeating: nil, count: count)
    for range in deletes {
      guard range.upperBound <= old.count else { return nil }
      for index in range { leaves[index] = true }
    }
    for range in inserts {
      guard range.upperBound <= min(count, inserted.count) else { return nil }
      for index in range { result[index] = inserted[index] }
    }
    for move in moves {
      guard move.from < old.count, move.to < count, !leaves[move.from], result[move.to] == nil
      else { return nil }
      leaves[move.from] = true
      result[move.to] = old[move.from]
    }
    return fill(result, from: old, leaves)
  }

  private func fill(
    _ result: [ItemID?],
    from old: [ItemID],
    _ leaves: [Bool]
  ) -> [ItemID]? {
    var filled: [ItemID] = []
    filled.reserveCapacity(result.count)
    var source = 0
    for item in result {
      if let item {
        filled.append(item)
        continue
      }
      while source < old.count && leaves[source] { source += 1 }
      guard source < old.count else { return nil }
      filled.append(old[source])
      source += 1
    }
    while source < old.count && leaves[source] { source += 1 }
    return source == old.count ? filled : nil
  }

  /// The first rule that the changes break on their own, or `nil`.
  ///
  /// - Complexity: O(*r* + *m* log *r*), where *r* is the number of ranges and *m* that of moves.
  ///
  /// Source: L-VALID-1, L-VALID-2.
  public func brokenRule(oldCount: Int, newCount: Int) -> StaticString? {
    if oldCount - deletedCount + insertedCount != newCount {
      return "old - deletes + inserts == new (L-VALID-1)"
    }
    if !SnapshotDifference.areSorted(deletes, below: oldCount)
      || !SnapshotDifference.areSorted(inserts, below: newCount)
    {
      return "ranges are sorted, apart from each other and inside the list (L-OUT-1)"
    }
    var last = -1
    for move in moves {
      if move.to <= last { return "moves are sorted by their new index (L-OUT-1)" }
      last = move.to
      if SnapshotDifference.holds(deletes, move.from)
        || SnapshotDifference.holds(inserts, move.to)
      {
        return "a moved row is neither deleted nor inserted (L-VALID-2)"
      }
    }
    return nil
  }

  private static func areSorted(_ ranges: [Range<Int>], below count: Int) -> Bool {
    var end = -1
    for range in ranges {
      if range.isEmpty || range.lowerBound <= end { return false }
      end = range.upperBound
    }
    return end <= count
  }

  private static func holds(_ ranges: [Range<Int>], _ index: Int) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let half = (low + high) / 2
      if ranges[half].upperBound <= index { low = half + 1 } else { high = half }
    }
    return low < ranges.count && ranges[low].contains(index)
  }
}
