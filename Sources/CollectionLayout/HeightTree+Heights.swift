public import TimelineUnits

extension HeightTree {
  /// Gives a row the height that it was measured at.
  ///
  /// - Returns: The new height minus the old one.
  /// - Complexity: O(log *n*), where *n* is the number of rows. No allocation in a row that was
  ///   measured before.
  /// - Precondition: `index` is the index of a row; `height` is in `0...Limits.rowHeight`.
  ///
  /// Source: L-TREE-4.
  @inlinable
  @discardableResult
  public mutating func setHeight(_ height: Length, at index: Int) -> Length {
    precondition(index >= 0 && index < rowCount, "a row index is in 0..<count (L-TREE-4)")
    precondition(
      height >= .zero && height <= Limits.rowHeight,
      "a row height is in 0...Limits.rowHeight (L-TREE-2)"
    )
    let (entries, offset) = index == rowCount - 1 ? pathToEnd() : path(to: index)
    let row = UInt32(truncatingIfNeeded: height.units) | HeightTree.measuredFlag
    let leafEntry = Int(entries[0])
    let child = children[leafEntry]
    var change = height.units
    if child >= 0 {
      let position = Int(child) * HeightTree.leafCapacity + offset
      change -= Int64(rows[position] & HeightTree.heightMask)
      rows[position] = row
    } else {
      change -= Int64(~child)
    }
    add(change, along: entries)
    if child < 0 { takeOutOfGap(leafEntry, offset, row) }
    return Length(units: change)
  }

  /// Adds to the height sums on a path and to the total.
  @inlinable
  mutating func add(_ units: Int64, along entries: SIMD8<Int32>) {
    for level in 0..<levels { sums[Int(entries[level])] += units }
    totalUnits += units
    work.nodesVisited += levels + 1
  }

  /// Turns one row of a gap into a row of its own; the sum of the entry already holds its height.
  @usableFromInline
  mutating func takeOutOfGap(_ entry: Int, _ offset: Int, _ row: UInt32) {
    let node = entry / HeightTree.stride
    let slot = entry - node * HeightTree.stride
    let estimate = Int64(~children[entry])
    let after = Int(counts[entry]) - offset - 1
    if offset == 0 && extendLeaf(node, slot, row, estimate, rest: after) { return }
    let gap = children[entry]
    let leaf = makeLeaf(parent: node)
    rows.place(row, at: leaf * HeightTree.leafCapacity)
    var last = slot
    if offset > 0 {
      put(node, slot, offset, estimate * Int64(offset), gap)
      last += 1
      openSlot(node, last)
    }
    put(node, last, 1, Int64(row & HeightTree.heightMask), Int32(leaf))
    if after > 0 {
      last += 1
      openSlot(node, last)
      put(node, last, after, estimate * Int64(after), gap)
    }
    settle(node, slot, last)
    repair(node)
  }

  /// Moves the first row of a gap to the end of the row leaf before it, if there is one with room.
  ///
  /// Rows are mostly measured downwards, one after the other, so this is the usual way out of a
  /// gap.
  private mutating func extendLeaf(
    _ node: Int,
    _ slot: Int,
    _ row: UInt32,
    _ estimate: Int64,
    rest: Int
  ) -> Bool {
    let entry = node * HeightTree.stride + slot
    guard slot > 0, children[entry - 1] >= 0,
      Int(counts[entry - 1]) < HeightTree.leafCapacity
    else { return false }
    let leaf = Int(children[entry - 1])
    rows.place(row, at: leaf * HeightTree.leafCapacity + Int(counts[entry - 1]))
    counts[entry - 1] += 1
    sums[entry - 1] += Int64(row & HeightTree.heightMask)
    counts[entry] = Int32(rest)
    sums[entry] = estimate * Int64(rest)
    work.nodesVisited += 1
    if rest < HeightTree.minimumGap {
      if rest == 0 { closeSlots(node, slot..<(slot + 1)) }
      settle(node, slot, slot)
      repair(node)
    }
    return true
  }
}
