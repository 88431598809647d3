import TimelineUnits

// Nodes and leaves are numbers into pooled arrays: a change allocates only when a pool grows.
extension HeightTree {
  mutating func makeNode(parent: Int) -> Int {
    work.nodesVisited += 1
    if let node = freeNodes.popLast() {
      sizes[Int(node)] = 0
      parents[Int(node)] = Int32(parent)
      return Int(node)
    }
    let node = sizes.count
    sizes.append(0)
    parents.append(Int32(parent))
    counts.append(contentsOf: repeatElement(0, count: HeightTree.stride))
    sums.append(contentsOf: repeatElement(0, count: HeightTree.stride))
    children.append(contentsOf: repeatElement(0, count: HeightTree.stride))
    return node
  }

  /// Takes memory for nodes beforehand, so that the first changes of a long list need not move
  /// them.
  mutating func reserveNodes(_ nodes: Int) {
    counts.reserveCapacity(nodes * HeightTree.stride)
    sums.reserveCapacity(nodes * HeightTree.stride)
    children.reserveCapacity(nodes * HeightTree.stride)
    sizes.reserveCapacity(nodes)
    parents.reserveCapacity(nodes)
  }

  mutating func makeLeaf(parent: Int) -> Int {
    work.nodesVisited += 1
    if let leaf = freeLeaves.popLast() {
      leafParents[Int(leaf)] = Int32(parent)
      return Int(leaf)
    }
    let leaf = leafParents.count
    leafParents.append(Int32(parent))
    rows.appendLeaf()
    return leaf
  }

  mutating func freeLeaf(_ leaf: Int) {
    freeLeaves.append(Int32(leaf))
  }

  mutating func freeNode(_ node: Int) {
    sizes[node] = 0
    freeNodes.append(Int32(node))
  }

  mutating func put(_ node: Int, _ slot: Int, _ count: Int, _ sum: Int64, _ child: Int32) {
    let entry = node * HeightTree.stride + slot
    counts[entry] = Int32(count)
    sums[entry] = sum
    children[entry] = child
  }

  /// Makes room for an entry; what was at `slot` is one further afterwards.
  mutating func openSlot(_ node: Int, _ slot: Int) {
    let base = node * HeightTree.stride
    var entry = base + Int(sizes[node])
    while entry > base + slot {
      counts[entry] = counts[entry - 1]
      sums[entry] = sums[entry - 1]
      children[entry] = children[entry - 1]
      entry -= 1
    }
    sizes[node] += 1
  }

  /// Removes entries, not what they lead to.
  mutating func closeSlots(_ node: Int, _ slots: Range<Int>) {
    let base = node * HeightTree.stride
    let size = Int(sizes[node])
    var target = base + slots.lowerBound
    for entry in (base + slots.upperBound)..<(base + size) {
      counts[target] = counts[entry]
      sums[target] = sums[entry]
      children[target] = children[entry]
      target += 1
    }
    sizes[node] -= Int32(slots.count)
  }

  /// Tells what an entry leads to which node it is in.
  mutating func adopt(_ node: Int, _ slots: Range<Int>, level: Int) {
    for entry
      in (node * HeightTree.stride + slots.lowerBound)..<(node * HeightTree.stride
      + slots.upperBound)
    {
      let child = Int(children[entry])
      if level > 1 {
        parents[child] = Int32(node)
      } else if child >= 0 {
        leafParents[child] = Int32(node)
      }
    }
  }

  func slot(of child: Int, in node: Int) -> Int {
    let base = node * HeightTree.stride
    var slot = 0
    while Int(children[base + slot]) != child { slot += 1 }
    return slot
  }

  /// Copies entries from one node behind the entries of another and takes them out of the first.
  mutating func moveEntries(_ source: Int, _ slots: Range<Int>, to target: Int, level: Int) {
    let start = Int(sizes[target])
    for slot in slots {
      let from = source * HeightTree.stride + slot
      put(
        target,
        start + slot - slots.lowerBound,
        Int(counts[from]),
        sums[from],
        children[from]
      )
    }
    sizes[target] += Int32(slots.count)
    adopt(target, start..<(start + slots.count), level: level)
    closeSlots(source, slots)
  }

  func rowsBelow(_ node: Int) -> Int {
    var rows = 0
    let base = node * HeightTree.stride
    for entry in base..<(base + Int(sizes[node])) { rows += Int(counts[entry]) }
    return rows
  }

  func sumBelow(_ node: Int) -> Int64 {
    var sum: Int64 = 0
    let base = node * HeightTree.stride
    for entry in base..<(base + Int(sizes[node])) { sum += sums[entry] }
    return sum
  }
}
