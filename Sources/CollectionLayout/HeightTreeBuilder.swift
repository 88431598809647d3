/// Builds a height tree from its rows in one walk, all nodes evenly filled.
struct HeightTreeBuilder {
  private var rows: [UInt32] = []
  // An entry is a run of rows that become leaves, or of unmeasured rows that become one gap.
  private var runs: [Run] = []

  private struct Run {
    var start: Int
    var count: Int
    var gap: Int32
  }

  private var same = 0

  /// Adds the next row, in the form of the leaves.
  mutating func append(_ row: UInt32) {
    let isRepeated = rows.last == row && row & HeightTree.measuredFlag == 0
    same = isRepeated ? same + 1 : 1
    if row & HeightTree.measuredFlag != 0 { same = 0 }
    rows.append(row)
    if same < HeightTree.minimumGap {
      extendRows()
    } else if same == HeightTree.minimumGap {
      startGap(~Int32(truncatingIfNeeded: row))
    } else {
      runs[runs.count - 1].count += 1
    }
  }

  private mutating func extendRows() {
    if let last = runs.last, last.gap == 0 {
      runs[runs.count - 1].count += 1
    } else {
      runs.append(Run(start: rows.count - 1, count: 1, gap: 0))
    }
  }

  /// Takes the last rows out of the run of rows that they were counted in.
  private mutating func startGap(_ gap: Int32) {
    let earlier = HeightTree.minimumGap - 1
    if runs[runs.count - 1].count > earlier {
      runs[runs.count - 1].count -= earlier
    } else {
      runs.removeLast()
    }
    runs.append(
      Run(start: rows.count - HeightTree.minimumGap, count: HeightTree.minimumGap, gap: gap)
    )
  }

  /// Fills an empty tree.
  func build(into tree: inout HeightTree) {
    guard !rows.isEmpty else { return }
    var level: [HeightTreeEntry] = []
    for run in runs {
      if run.gap < 0 {
        let sum = Int64(~run.gap) * Int64(run.count)
        level.append(HeightTreeEntry(count: run.count, sum: sum, child: run.gap))
      } else {
        appendLeaves(run, to: &level, of: &tree)
      }
    }
    tree.rowCount = rows.count
    tree.totalUnits = 0
    for entry in level { tree.totalUnits += entry.sum }
    tree.freeNode(tree.root)
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

  private func appendLeaves(
    _ run: Run,
    to level: inout [HeightTreeEntry],
    of tree: inout HeightTree
  ) {
    let leaves = (run.count + HeightTree.leafCapacity - 1) / HeightTree.leafCapacity
    for part in 0..<leaves {
      let start = run.start + run.count * part / leaves
      let end = run.start + run.count * (part + 1) / leaves
      let leaf = tree.makeLeaf(parent: -1)
      let target = leaf * HeightTree.leafCapacity
      var sum: Int64 = 0
      for position in start..<end {
        tree.rows[target + position - start] = rows[position]
        sum += Int64(rows[position] & HeightTree.heightMask)
      }
      level.append(HeightTreeEntry(count: end - start, sum: sum, child: Int32(leaf)))
    }
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
