extension HeightTree {
  /// Whether the checks run by themselves after every change, which a benchmark must not measure.
  ///
  /// Compiled in with the flag `COLLECTION_LAYOUT_CHECKS`.
  public static var checksInvariants: Bool {
    #if COLLECTION_LAYOUT_CHECKS
    true
    #else
    false
    #endif
  }

  /// The first structural rule that the tree breaks, or `nil`: counts, sums, fill, gaps, parents.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  ///
  /// Source: L-TREE-10.
  package func brokenInvariant() -> StaticString? {
    if rowCount == 0 {
      return sizes[root] == 0 && levels == 1 && totalUnits == 0 ? nil : "an empty tree is one node"
    }
    if levels > 1 && sizes[root] < 2 { return "an inner root has two children" }
    if rowsBelow(root) != rowCount { return "the root counts all rows" }
    if sumBelow(root) != totalUnits { return "the root sums all heights" }
    if parents[root] != -1 { return "the root has no parent" }
    return brokenInvariant(root, levels)
  }

  private func brokenInvariant(_ node: Int, _ level: Int) -> StaticString? {
    let size = Int(sizes[node])
    if size > HeightTree.fanOut { return "a node has at most 32 entries" }
    if node != root && size < HeightTree.minimumFanOut { return "a node has at least 16 entries" }
    for slot in 0..<size {
      let entry = node * HeightTree.stride + slot
      if counts[entry] < 1 { return "an entry has a row" }
      let broken = level == 1 ? brokenLeaf(node, slot) : brokenChild(node, entry, level)
      if let broken { return broken }
    }
    return nil
  }

  private func brokenChild(_ node: Int, _ entry: Int, _ level: Int) -> StaticString? {
    let child = Int(children[entry])
    if parents[child] != node { return "a node knows its parent" }
    if rowsBelow(child) != counts[entry] { return "an entry counts the rows below" }
    if sumBelow(child) != sums[entry] { return "an entry sums the heights below" }
    return brokenInvariant(child, level - 1)
  }

  private func brokenLeaf(_ node: Int, _ slot: Int) -> StaticString? {
    let entry = node * HeightTree.stride + slot
    let child = children[entry]
    let count = Int(counts[entry])
    let size = Int(sizes[node])
    if child < 0 {
      if sums[entry] != Int64(~child) * Int64(count) { return "a gap sums its estimates" }
      if count < HeightTree.minimumGap && size > 1 { return "a gap has at least 16 rows" }
      if slot + 1 < size && children[entry + 1] == child { return "equal gaps are one gap" }
      return nil
    }
    if leafParents[Int(child)] != node { return "a leaf knows its parent" }
    if count > HeightTree.leafCapacity { return "a leaf has at most 64 rows" }
    let start = Int(child) * HeightTree.leafCapacity
    if rows.sum(start..<(start + count)) != sums[entry] { return "an entry sums its rows" }
    for position in start..<(start + count) where rows.hasHandles {
      let number = rows.handleNumber(at: position)
      if number != 0 && !rows.handles.isCurrent(number, in: Int(child)) {
        return "a handle knows the leaf of its row"
      }
    }
    let hasNeighbour =
      (slot > 0 && children[entry - 1] >= 0) || (slot + 1 < size && children[entry + 1] >= 0)
    if count < HeightTree.minimumLeaf && hasNeighbour { return "a leaf is half full" }
    return nil
  }
}
