import TimelineUnits

extension HeightTree {
  /// Takes rows out.
  ///
  /// - Parameter range: The indices of the rows.
  /// - Complexity: O(log *n* + *k* / 64), where *n* is the number of rows and *k* the number of
  ///   rows taken out.
  /// - Precondition: `range` is inside `0..<count`.
  ///
  /// Source: L-TREE-4.
  public mutating func remove(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= rowCount,
      "removed rows are in 0..<count (L-TREE-4)"
    )
    guard !range.isEmpty else { return }
    guard range.count < rowCount else {
      forgetStructure()
      return
    }
    totalUnits -= cut(root, levels, range.lowerBound, range.upperBound)
    rowCount -= range.count
    collapseRoot()
  }

  /// Removes rows below a node and returns the sum of their heights.
  ///
  /// The node itself may be left with too few entries, and an only child of it too; its parent
  /// fixes that. At least one row stays.
  private mutating func cut(_ node: Int, _ level: Int, _ lower: Int, _ upper: Int) -> Int64 {
    work.nodesVisited += 1
    let base = node * HeightTree.stride
    var slot = 0
    var position = 0
    while position + Int(counts[base + slot]) <= lower {
      position += Int(counts[base + slot])
      slot += 1
    }
    let first = slot
    var kept = slot
    var removed: Int64 = 0
    let size = Int(sizes[node])
    while slot < size && position < upper {
      let entry = base + slot
      let count = Int(counts[entry])
      let from = max(lower - position, 0)
      let to = min(upper - position, count)
      if from == 0 && to == count {
        removed += sums[entry]
        drop(children[entry], level - 1)
      } else {
        removed += shrink(entry, level, from, to)
        put(node, kept, Int(counts[entry]), sums[entry], children[entry])
        kept += 1
      }
      position += count
      slot += 1
    }
    closeSlots(node, kept..<slot)
    if level == 1 {
      settle(node, first, kept)
    } else {
      fix(node, level, kept)
      fix(node, level, first)
    }
    return removed
  }

  private mutating func shrink(_ entry: Int, _ level: Int, _ from: Int, _ to: Int) -> Int64 {
    let child = children[entry]
    var removed: Int64 = 0
    if level > 1 {
      removed = cut(Int(child), level - 1, from, to)
    } else if child >= 0 {
      removed = removeRows(Int(child), Int(counts[entry]), from, to)
    } else {
      removed = Int64(~child) * Int64(to - from)
    }
    counts[entry] -= Int32(to - from)
    sums[entry] -= removed
    return removed
  }

  private mutating func removeRows(_ leaf: Int, _ count: Int, _ from: Int, _ to: Int) -> Int64 {
    let start = leaf * HeightTree.leafCapacity
    let removed = rows.sum((start + from)..<(start + to))
    if rows.hasHandles { rows.releaseHandles((start + from)..<(start + to)) }
    rows.copy(start + to, to: start + from, count: count - to)
    work.nodesVisited += 1
    work.rowsShifted += count - to
    return removed
  }

  /// Gives a whole subtree back to the pools.
  private mutating func drop(_ child: Int32, _ level: Int) {
    guard child >= 0 else { return }
    work.nodesVisited += 1
    if level == 0 {
      if rows.hasHandles { releaseHandles(ofLeaf: Int(child)) }
      freeLeaf(Int(child))
      return
    }
    let base = Int(child) * HeightTree.stride
    for entry in base..<(base + Int(sizes[Int(child)])) {
      drop(children[entry], level - 1)
    }
    freeNode(Int(child))
  }

  /// Empties the tree and keeps its counters, and what tells old handles from new ones.
  mutating func forgetStructure() {
    let kept = work
    var handles = rows.handles
    handles.releaseAll()
    self = HeightTree()
    work = kept
    rows.handles = handles
  }
}
