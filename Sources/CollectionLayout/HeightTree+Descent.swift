import TimelineUnits

extension HeightTree {
  /// Where a row is: its entry on level 1, its position in the entry, and the sum above the entry.
  @usableFromInline struct Place {
    @usableFromInline var entry: Int
    @usableFromInline var offset: Int
    @usableFromInline var above: Int64

    @inlinable
    init(entry: Int, offset: Int, above: Int64) {
      self.entry = entry
      self.offset = offset
      self.above = above
    }
  }

  /// The place of a row, found from the nearer end of every node on the way.
  @inlinable
  func locate(_ index: Int) -> Place {
    precondition(index >= 0 && index < rowCount, "a row index is in 0..<count (L-TREE-4)")
    return counts.withUnsafeBufferPointer { counts in
      sums.withUnsafeBufferPointer { sums in
        var rest = Int32(truncatingIfNeeded: index)
        var above: Int64 = 0
        var node = root
        var level = levels
        var size = Int32(truncatingIfNeeded: rowCount)
        var sum = totalUnits
        while true {
          var entry = node * HeightTree.stride
          if rest < size >> 1 {
            while rest >= counts[entry] {
              rest -= counts[entry]
              above += sums[entry]
              entry += 1
            }
          } else {
            // The rows and the height from the entry to the end of the node.
            var behind = size - rest
            above += sum
            entry += Int(sizes[node]) - 1
            while behind > counts[entry] {
              behind -= counts[entry]
              above -= sums[entry]
              entry -= 1
            }
            above -= sums[entry]
            rest = counts[entry] - behind
          }
          if level == 1 { return Place(entry: entry, offset: Int(rest), above: above) }
          size = counts[entry]
          sum = sums[entry]
          node = Int(children[entry])
          level -= 1
        }
      }
    }
  }

  @inlinable
  func height(at place: Place) -> Int64 {
    let child = children[place.entry]
    guard child >= 0 else { return Int64(~child) }
    let row = rows[Int(child) * HeightTree.leafCapacity + place.offset]
    return Int64(row & HeightTree.heightMask)
  }

  @inlinable
  func top(of place: Place) -> Int64 {
    let child = children[place.entry]
    guard child >= 0 else { return place.above + Int64(~child) * Int64(place.offset) }
    let start = Int(child) * HeightTree.leafCapacity
    let count = Int(counts[place.entry])
    if place.offset * 2 <= count { return place.above + rows.sum(start..<(start + place.offset)) }
    let below = rows.sum((start + place.offset)..<(start + count))
    return place.above + sums[place.entry] - below
  }

  /// The row that covers a distance inside the content.
  @inlinable
  func rowInside(_ units: Int64) -> Int {
    sums.withUnsafeBufferPointer { sums in
      var rest = units
      var before = 0
      var node = root
      var level = levels
      while true {
        var entry = node * HeightTree.stride
        while rest >= sums[entry] {
          rest -= sums[entry]
          before += Int(counts[entry])
          entry += 1
        }
        let child = children[entry]
        if level == 1 { return before + offset(covering: rest, in: child) }
        node = Int(child)
        level -= 1
      }
    }
  }

  @inlinable
  func offset(covering units: Int64, in child: Int32) -> Int {
    guard child >= 0 else { return Int(units / Int64(~child)) }
    let start = Int(child) * HeightTree.leafCapacity
    return rows.pages[start >> RowPool.pageBits].withUnsafeBufferPointer { page in
      var rest = units
      var position = start & RowPool.pageMask
      while true {
        let height = Int64(page[position] & HeightTree.heightMask)
        if rest < height { return position - (start & RowPool.pageMask) }
        rest -= height
        position += 1
      }
    }
  }

  /// Follows the path to a row and records the entry taken on each level, the leaf's in lane 0.
  ///
  /// - Parameter index: The index of a row, or the number of rows, which leads behind the last one.
  /// - Returns: The entries, and the position of the row in the last of them.
  @inlinable
  func path(to index: Int) -> (entries: SIMD8<Int32>, offset: Int) {
    var entries = SIMD8<Int32>(repeating: 0)
    var rest = Int32(truncatingIfNeeded: index)
    var node = root
    var level = levels
    while true {
      var entry = node * HeightTree.stride
      let last = entry + Int(sizes[node]) - 1
      while entry < last && rest >= counts[entry] {
        rest -= counts[entry]
        entry += 1
      }
      level -= 1
      entries[level] = Int32(truncatingIfNeeded: entry)
      if level == 0 { return (entries, Int(rest)) }
      node = Int(children[entry])
    }
  }

  /// The path to the last row, which needs no search.
  @inlinable
  func pathToEnd() -> (entries: SIMD8<Int32>, offset: Int) {
    var entries = SIMD8<Int32>(repeating: 0)
    var node = root
    var level = levels
    while true {
      let entry = node * HeightTree.stride + Int(sizes[node]) - 1
      level -= 1
      entries[level] = Int32(truncatingIfNeeded: entry)
      if level == 0 { return (entries, Int(counts[entry]) - 1) }
      node = Int(children[entry])
    }
  }
}
