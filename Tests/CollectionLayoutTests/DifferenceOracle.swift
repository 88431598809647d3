import CollectionLayout
import TimelineUnits

/// What a difference must be, found by looking at every pair of rows.
enum DifferenceOracle {
  /// The smallest number of rows that must move: those in both lists less the longest run of them
  /// in the same order.
  static func moves(_ old: [ItemID], _ new: [ItemID]) -> Int {
    let kept = new.compactMap { item in old.firstIndex(of: item) }
    var longest = [Int](repeating: 1, count: kept.count)
    for later in kept.indices {
      for earlier in 0..<later where kept[earlier] < kept[later] {
        longest[later] = max(longest[later], longest[earlier] + 1)
      }
    }
    return kept.count - (longest.max() ?? 0)
  }

  /// What is wrong with a difference, or `nil`.
  static func fault(
    _ difference: SnapshotDifference,
    _ old: [ItemID],
    _ new: [ItemID]
  ) -> String? {
    if let rule = difference.brokenRule(oldCount: old.count, newCount: new.count) {
      return "\(rule)"
    }
    let inserted = new.filter { !old.contains($0) }.count
    let deleted = old.filter { !new.contains($0) }.count
    if difference.insertedCount != inserted { return "inserts \(difference.inserts)" }
    if difference.deletedCount != deleted { return "deletes \(difference.deletes)" }
    if difference.moves.count != moves(old, new) { return "moves \(difference.moves)" }
    if difference.moves.contains(where: { old[$0.from] != new[$0.to] }) { return "a wrong move" }
    for range in difference.inserts {
      for index in range where old.contains(new[index]) { return "\(new[index]) is not new" }
    }
    for range in difference.deletes {
      for index in range where new.contains(old[index]) { return "\(old[index]) is not gone" }
    }
    if difference.replay(on: old, inserting: new, count: new.count) != new { return "replay" }
    return nil
  }

  /// All lists of distinct numbers below `count`, of every length.
  static func lists(below count: Int) -> [[Int]] {
    var result: [[Int]] = [[]]
    var grown: [[Int]] = [[]]
    for _ in 0..<count {
      grown = grown.flatMap { list in
        (0..<count).filter { !list.contains($0) }.map { list + [$0] }
      }
      result += grown
    }
    return result
  }
}
