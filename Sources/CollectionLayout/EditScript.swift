import TimelineUnits

/// The shortest list of insertions and deletions between the middles of two lists, if it is short.
///
/// The greedy forward search of Myers ("An O(ND) difference algorithm and its variations", 1986),
/// given up beyond a bound that grows with the middle: a failed search must stay cheap beside the
/// table of positions.
///
/// Source: L-TIER-3, L-TIER-4.
enum EditScript {
  /// The largest edit distance that is tried for a middle of this length.
  static func bound(_ middle: Int) -> Int {
    var root = 0
    while (root + 1) * (root + 1) <= middle && root < 64 { root += 1 }
    return min(max(root, 8), 64)
  }

  /// Searches the script; `nil` if it would be too long.
  ///
  /// - Precondition: Both sides hold rows.
  static func search(_ middle: ListMiddle) -> ListEdits? {
    let bound = bound(max(middle.old.count, middle.new.count))
    let change = middle.old.count - middle.new.count
    guard change.magnitude <= UInt(bound) else { return nil }
    var search = EditSearch(middle, bound: bound)
    guard let distance = search.run() else { return nil }
    return search.edits(distance)
  }
}
