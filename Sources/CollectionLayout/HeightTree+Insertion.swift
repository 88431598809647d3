public import TimelineUnits

extension HeightTree {
  /// Puts unmeasured rows in front of a row.
  ///
  /// - Parameters:
  ///   - added: The number of new rows.
  ///   - index: The index of the first new row.
  ///   - estimate: The height of each of them until it is measured.
  /// - Complexity: O(log *n*), where *n* is the number of rows, whatever `added` is.
  /// - Precondition: `index` is in `0...count`; `added` is not negative and the list stays below
  ///   2^31 rows; `estimate` is in `0...Limits.rowHeight`.
  ///
  /// Source: L-TREE-3, L-TREE-4.
  public mutating func insert(_ added: Int, at index: Int, estimate: Length) {
    precondition(index >= 0 && index <= rowCount, "rows go in at 0...count (L-TREE-4)")
    precondition(
      added >= 0 && added < Int(Int32.max) - rowCount,
      "a list has fewer than 2^31 rows (L-TREE-2)"
    )
    precondition(
      estimate >= .zero && estimate <= Limits.rowHeight,
      "an estimate is in 0...Limits.rowHeight (L-TREE-2)"
    )
    guard added > 0 else { return }
    let gap = ~Int32(truncatingIfNeeded: estimate.units)
    let units = estimate.units * Int64(added)
    guard rowCount > 0 else {
      put(root, 0, added, units, gap)
      sizes[root] = 1
      rowCount = added
      totalUnits = units
      work.nodesVisited += 1
      return
    }
    let (entries, offset) = path(to: index)
    for level in 1..<levels {
      counts[Int(entries[level])] += Int32(truncatingIfNeeded: added)
      sums[Int(entries[level])] += units
    }
    rowCount += added
    totalUnits += units
    work.nodesVisited += levels + 1
    insertGap(Int(entries[0]), offset, added, units, gap)
  }

  private mutating func insertGap(
    _ entry: Int,
    _ offset: Int,
    _ added: Int,
    _ units: Int64,
    _ gap: Int32
  ) {
    let node = entry / HeightTree.stride
    let slot = entry - node * HeightTree.stride
    if growGap(entry, added, units, gap) { return }
    if offset == 0, slot > 0, growGap(entry - 1, added, units, gap) { return }
    if children[entry] >= 0, added < HeightTree.minimumGap,
      Int(counts[entry]) + added <= HeightTree.leafCapacity
    {
      insertRows(entry, offset, added, UInt32(truncatingIfNeeded: ~gap))
      sums[entry] += units
      return
    }
    var position = slot
    if offset == Int(counts[entry]) {
      position = slot + 1
    } else if offset > 0 {
      cutEntry(node, slot, offset)
      position = slot + 1
    }
    openSlot(node, position)
    put(node, position, added, units, gap)
    settle(node, position - 1, position + 1)
    repair(node)
  }

  private mutating func growGap(
    _ entry: Int,
    _ added: Int,
    _ units: Int64,
    _ gap: Int32
  ) -> Bool {
    guard children[entry] == gap else { return false }
    counts[entry] += Int32(truncatingIfNeeded: added)
    sums[entry] += units
    return true
  }

  private mutating func insertRows(_ entry: Int, _ offset: Int, _ added: Int, _ row: UInt32) {
    let start = Int(children[entry]) * HeightTree.leafCapacity
    let behind = Int(counts[entry]) - offset
    rows.copy(start + offset, to: start + offset + added, count: behind)
    for place in 0..<added { rows.place(row, at: start + offset + place) }
    work.rowsShifted += behind
    counts[entry] += Int32(truncatingIfNeeded: added)
  }

  /// Cuts an entry of level 1 in two; the second half becomes the next entry.
  private mutating func cutEntry(_ node: Int, _ slot: Int, _ offset: Int) {
    openSlot(node, slot + 1)
    let entry = node * HeightTree.stride + slot
    let child = children[entry]
    let rest = Int(counts[entry]) - offset
    guard child >= 0 else {
      put(node, slot, offset, Int64(~child) * Int64(offset), child)
      put(node, slot + 1, rest, Int64(~child) * Int64(rest), child)
      return
    }
    let leaf = makeLeaf(parent: node)
    let source = Int(child) * HeightTree.leafCapacity + offset
    let target = leaf * HeightTree.leafCapacity
    rows.copy(source, to: target, count: rest)
    let sum = rows.sum(source..<(source + rest))
    put(node, slot, offset, sums[entry] - sum, child)
    put(node, slot + 1, rest, sum, Int32(leaf))
    work.rowsShifted += rest
    work.leavesSplit += 1
  }
}
