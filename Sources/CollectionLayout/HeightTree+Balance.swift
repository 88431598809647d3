import TimelineUnits

extension HeightTree {
  /// Puts the entries of a level-1 node in order after a change to the slots `first...last`.
  ///
  /// Afterwards, next to those slots: neighbouring gaps of one estimate are one gap, a gap of fewer
  /// than 16 rows exists only alone in its node, and a row leaf is at least half full or has no row
  /// leaf beside it.
  ///
  /// Source: L-TREE-2, L-TREE-3.
  mutating func settle(_ node: Int, _ first: Int, _ last: Int) {
    work.nodesVisited += 1
    var last = min(last + 1, Int(sizes[node]) - 1)
    let first = max(first - 1, 0)
    var slot = first
    while slot < last {
      if mergeGaps(node, slot) { last -= 1 } else { slot += 1 }
    }
    guard last >= first, sizes[node] > 1 else { return }
    for slot in first...last { dissolveSmallGap(node, slot) }
    slot = first
    while slot < last {
      if mergeLeaves(node, slot) { last -= 1 } else { slot += 1 }
    }
  }

  private mutating func mergeGaps(_ node: Int, _ slot: Int) -> Bool {
    let entry = node * HeightTree.stride + slot
    guard children[entry] < 0, children[entry] == children[entry + 1] else { return false }
    counts[entry] += counts[entry + 1]
    sums[entry] += sums[entry + 1]
    closeSlots(node, (slot + 1)..<(slot + 2))
    return true
  }

  private mutating func dissolveSmallGap(_ node: Int, _ slot: Int) {
    let entry = node * HeightTree.stride + slot
    guard children[entry] < 0, Int(counts[entry]) < HeightTree.minimumGap else { return }
    let estimate = UInt32(truncatingIfNeeded: ~children[entry])
    let leaf = makeLeaf(parent: node)
    for offset in 0..<Int(counts[entry]) {
      rows.place(estimate, at: leaf * HeightTree.leafCapacity + offset)
    }
    children[entry] = Int32(leaf)
  }

  /// Joins a row leaf and the next one if one of them is less than half full; evens them out if
  /// they do not fit into one.
  private mutating func mergeLeaves(_ node: Int, _ slot: Int) -> Bool {
    let entry = node * HeightTree.stride + slot
    guard children[entry] >= 0, children[entry + 1] >= 0 else { return false }
    let left = Int(counts[entry])
    let right = Int(counts[entry + 1])
    guard min(left, right) < HeightTree.minimumLeaf else { return false }
    work.nodesVisited += 2
    if left + right > HeightTree.leafCapacity {
      shareRows(entry, left: (left + right) / 2)
      return false
    }
    let target = Int(children[entry]) * HeightTree.leafCapacity + left
    let source = Int(children[entry + 1]) * HeightTree.leafCapacity
    rows.copy(source, to: target, count: right)
    work.rowsShifted += right
    work.leavesMerged += 1
    counts[entry] += Int32(right)
    sums[entry] += sums[entry + 1]
    freeLeaf(Int(children[entry + 1]))
    closeSlots(node, (slot + 1)..<(slot + 2))
    return true
  }

  /// Moves rows between two neighbouring row leaves so that the first holds `left`.
  private mutating func shareRows(_ entry: Int, left: Int) {
    let first = Int(children[entry]) * HeightTree.leafCapacity
    let second = Int(children[entry + 1]) * HeightTree.leafCapacity
    let held = Int(counts[entry])
    let other = Int(counts[entry + 1])
    var moved: Int64 = 0
    if held < left {
      let count = left - held
      rows.copy(second, to: first + held, count: count)
      moved = rows.sum((first + held)..<(first + left))
      rows.copy(second + count, to: second, count: other - count)
    } else {
      let count = held - left
      rows.copy(second, to: second + count, count: other)
      rows.copy(first + left, to: second, count: count)
      moved = -rows.sum((first + left)..<(first + held))
    }
    work.rowsShifted += (held < left ? left - held : held - left) + other
    counts[entry] = Int32(left)
    counts[entry + 1] = Int32(held + other - left)
    sums[entry] += moved
    sums[entry + 1] -= moved
  }

  /// Makes the children around `slot` at least half full, after one of them lost entries.
  ///
  /// A child with a single entry may lead to a child that is too small as well; that one is dealt
  /// with as soon as it has a neighbour.
  mutating func fix(_ node: Int, _ level: Int, _ slot: Int) {
    while let left = weakPair(node, slot) {
      let entry = node * HeightTree.stride + left
      let first = Int(children[entry])
      let second = Int(children[entry + 1])
      let seam = Int(sizes[first])
      let entries = seam + Int(sizes[second])
      work.nodesVisited += 2
      if entries <= HeightTree.fanOut {
        moveEntries(second, 0..<(entries - seam), to: first, level: level - 1)
        freeNode(second)
        counts[entry] += counts[entry + 1]
        sums[entry] += sums[entry + 1]
        closeSlots(node, (left + 1)..<(left + 2))
        mend(first, level - 1, seam)
      } else {
        shareEntries(entry, left: entries / 2, level: level - 1)
        mend(first, level - 1, min(seam, entries / 2))
        mend(second, level - 1, max(seam - entries / 2, 0))
      }
    }
  }

  /// Looks after the entries that have just become neighbours before and at `seam`.
  private mutating func mend(_ node: Int, _ level: Int, _ seam: Int) {
    if level == 1 {
      settle(node, seam - 1, seam)
    } else {
      fix(node, level, min(seam, Int(sizes[node]) - 1))
    }
  }

  /// The first of two neighbouring children next to `slot` of which one is less than half full.
  private func weakPair(_ node: Int, _ slot: Int) -> Int? {
    let size = Int(sizes[node])
    guard size > 1 else { return nil }
    let slot = min(slot, size - 1)
    let first = max(slot - 1, 0)
    for candidate in first...min(slot + 1, size - 1) {
      let child = Int(children[node * HeightTree.stride + candidate])
      if Int(sizes[child]) < HeightTree.minimumFanOut {
        return candidate > first || candidate == size - 1 ? candidate - 1 : candidate
      }
    }
    return nil
  }

  private mutating func shareEntries(_ entry: Int, left: Int, level: Int) {
    let first = Int(children[entry])
    let second = Int(children[entry + 1])
    let held = Int(sizes[first])
    if held < left {
      moveEntries(second, 0..<(left - held), to: first, level: level)
    } else {
      let moved = held - left
      let base = second * HeightTree.stride
      for slot in (0..<Int(sizes[second])).reversed() {
        put(
          second,
          slot + moved,
          Int(counts[base + slot]),
          sums[base + slot],
          children[base + slot]
        )
      }
      for slot in 0..<moved {
        let from = first * HeightTree.stride + left + slot
        put(second, slot, Int(counts[from]), sums[from], children[from])
      }
      sizes[second] += Int32(moved)
      sizes[first] = Int32(left)
      adopt(second, 0..<moved, level: level)
    }
    let rows = rowsBelow(first)
    let sum = sumBelow(first)
    counts[entry + 1] += counts[entry] - Int32(rows)
    sums[entry + 1] += sums[entry] - sum
    counts[entry] = Int32(rows)
    sums[entry] = sum
  }

  /// Splits what is overfull and fills up what is too empty, from a level-1 node to the root.
  mutating func repair(_ start: Int) {
    var node = start
    var level = 1
    while node != root || Int(sizes[node]) > HeightTree.fanOut {
      let size = Int(sizes[node])
      if size > HeightTree.fanOut {
        split(node, level)
      } else if size < HeightTree.minimumFanOut {
        let parent = Int(parents[node])
        fix(parent, level + 1, slot(of: node, in: parent))
        node = parent
        level += 1
        continue
      } else {
        break
      }
      node = Int(parents[node])
      level += 1
    }
    collapseRoot()
  }

  mutating func collapseRoot() {
    while levels > 1 && sizes[root] == 1 {
      let child = Int(children[root * HeightTree.stride])
      freeNode(root)
      root = child
      parents[root] = -1
      levels -= 1
    }
  }

  private mutating func split(_ node: Int, _ level: Int) {
    if node == root {
      let top = makeNode(parent: -1)
      put(top, 0, rowsBelow(node), sumBelow(node), Int32(node))
      sizes[top] = 1
      parents[node] = Int32(top)
      root = top
      levels += 1
    }
    let parent = Int(parents[node])
    let size = Int(sizes[node])
    let sibling = makeNode(parent: parent)
    moveEntries(node, (size / 2)..<size, to: sibling, level: level)
    let slot = slot(of: node, in: parent)
    let entry = parent * HeightTree.stride + slot
    let rows = rowsBelow(sibling)
    let sum = sumBelow(sibling)
    counts[entry] -= Int32(rows)
    sums[entry] -= sum
    openSlot(parent, slot + 1)
    put(parent, slot + 1, rows, sum, Int32(sibling))
    work.nodesVisited += 2
  }
}
