import TimelineUnits

/// Builds a height tree from its rows in one walk, all nodes evenly filled.
struct HeightTreeBuilder {
  private let heights: [Length?]
  private let estimate: Length
  private var level: [HeightTreeEntry] = []

  init(heights: [Length?], estimate: Length) {
    self.heights = heights
    self.estimate = estimate
  }

  /// Fills an empty tree.
  mutating func build(into tree: inout HeightTree) {
    guard !heights.isEmpty else { return }
    tree.freeNode(tree.root)
    appendEntries(to: &tree)
    tree.reserveNodes(level.count / (HeightTree.minimumFanOut / 2))
    tree.rowCount = heights.count
    tree.totalUnits = 0
    for entry in level { tree.totalUnits += entry.sum }
    var depth = 1
    while true {
      let parts = (level.count + HeightTree.fanOut - 1) / HeightTree.fanOut
      var above: [HeightTreeEntry] = []
      above.reserveCapacity(parts)
      for part in 0..<parts {
        let range = level.count * part / parts..<level.count * (part + 1) / parts
        above.append(node(of: level[range], depth, &tree))
      }
      level = above
      if level.count == 1 { break }
      depth += 1
    }
    tree.root = Int(level[0].child)
    tree.levels = depth
  }

  /// Makes leaves of rows and gaps of long stretches without a height.
  private mutating func appendEntries(to tree: inout HeightTree) {
    let gap = ~Int32(truncatingIfNeeded: estimate.units)
    var start = 0
    var index = 0
    while index < heights.count {
      guard heights[index] == nil else {
        index += 1
        continue
      }
      var end = index + 1
      while end < heights.count && heights[end] == nil { end += 1 }
      if end - index >= HeightTree.minimumGap {
        appendLeaves(start..<index, to: &tree)
        let sum = estimate.units * Int64(end - index)
        level.append(HeightTreeEntry(count: end - index, sum: sum, child: gap))
        start = end
      }
      index = end
    }
    appendLeaves(start..<heights.count, to: &tree)
  }

  private mutating func appendLeaves(_ run: Range<Int>, to tree: inout HeightTree) {
    let leaves = (run.count + HeightTree.leafCapacity - 1) / HeightTree.leafCapacity
    for part in 0..<leaves {
      let start = run.lowerBound + run.count * part / leaves
      let end = run.lowerBound + run.count * (part + 1) / leaves
      let leaf = tree.makeLeaf(parent: -1)
      let sum = fill(leaf, with: start..<end, of: &tree)
      level.append(HeightTreeEntry(count: end - start, sum: sum, child: Int32(leaf)))
    }
  }

  private func fill(_ leaf: Int, with range: Range<Int>, of tree: inout HeightTree) -> Int64 {
    let target = leaf * HeightTree.leafCapacity
    let unmeasured = UInt32(truncatingIfNeeded: estimate.units)
    var sum: Int64 = 0
    tree.rows.pages[target >> RowPool.pageBits].withUnsafeMutableBufferPointer { page in
      var position = target & RowPool.pageMask
      for index in range {
        if let height = heights[index] {
          precondition(
            height >= .zero && height <= Limits.rowHeight,
            "a row height is in 0...Limits.rowHeight (L-TREE-2)"
          )
          page[position] = UInt32(truncatingIfNeeded: height.units) | HeightTree.measuredFlag
          sum += height.units
        } else {
          page[position] = unmeasured
          sum += estimate.units
        }
        position += 1
      }
    }
    return sum
  }

  private func node(
    of entries: ArraySlice<HeightTreeEntry>,
    _ depth: Int,
    _ tree: inout HeightTree
  ) -> HeightTreeEntry {
    let node = tree.makeNode(parent: -1)
    var result = HeightTreeEntry(count: 0, sum: 0, child: Int32(node))
    var slot = 0
    for entry in entries {
      tree.put(node, slot, entry.count, entry.sum, entry.child)
      result.count += entry.count
      result.sum += entry.sum
      slot += 1
    }
    tree.sizes[node] = Int32(slot)
    tree.adopt(node, 0..<slot, level: depth)
    return result
  }
}
