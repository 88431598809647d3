public import TimelineUnits

// A handle costs nothing until the first is asked for. From then on every row that goes to another
// leaf takes its handle along, which is one more word to copy; a change of its height then needs
// neither its index nor the snapshot's map.
extension HeightTree {
  /// The handle of a row, or `nil` for a row in a run of rows that were never measured.
  ///
  /// Such a row has no place of its own in the tree, so that memory stays in proportion to the
  /// measured rows. A measured row keeps its handle until it is removed or all heights are
  /// forgotten; one without a measured height may lose it when it moves or its estimate changes.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  /// - Precondition: `index` is the index of a row.
  ///
  /// Source: L-TREE-6.
  public mutating func handle(at index: Int) -> RowHandle? {
    let place = locate(index)
    let child = children[place.entry]
    guard child >= 0 else { return nil }
    return rows.makeHandle(at: Int(child) * HeightTree.leafCapacity + place.offset)
  }

  /// The index of a row, or `nil` if it is gone: the rows before it in its leaf, and those before
  /// on every level on the way up.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  ///
  /// Source: L-TREE-6.
  public func index(of handle: RowHandle) -> Int? {
    guard let place = place(of: handle) else { return nil }
    var index = place.offset
    var node = place.entry / HeightTree.stride
    var slot = place.entry - node * HeightTree.stride
    while true {
      for entry in (node * HeightTree.stride)..<(node * HeightTree.stride + slot) {
        index += Int(counts[entry])
      }
      guard parents[node] >= 0 else { return index }
      slot = self.slot(of: node, in: Int(parents[node]))
      node = Int(parents[node])
    }
  }

  /// Gives a row the height that it was measured at, without a search for it from the root.
  ///
  /// - Returns: The new height minus the old one, or `nil` if the row is gone.
  /// - Complexity: O(log *n*), where *n* is the number of rows. No allocation.
  /// - Precondition: `height` is in `0...Limits.rowHeight`.
  ///
  /// Source: L-TREE-4, L-TREE-6.
  @discardableResult
  public mutating func setHeight(_ height: Length, of handle: RowHandle) -> Length? {
    precondition(
      height >= .zero && height <= Limits.rowHeight,
      "a row height is in 0...Limits.rowHeight (L-TREE-2)"
    )
    guard let place = place(of: handle) else { return nil }
    let position = Int(children[place.entry]) * HeightTree.leafCapacity + place.offset
    let change = height.units - Int64(rows[position] & HeightTree.heightMask)
    rows[position] = UInt32(truncatingIfNeeded: height.units) | HeightTree.measuredFlag
    var entry = place.entry
    while true {
      sums[entry] += change
      let node = entry / HeightTree.stride
      guard parents[node] >= 0 else { break }
      entry =
        Int(parents[node]) * HeightTree.stride + self.slot(of: node, in: Int(parents[node]))
    }
    totalUnits += change
    work.nodesVisited += levels + 1
    return Length(units: change)
  }

  /// The entry of the leaf of a row, and its position in it.
  private func place(of handle: RowHandle) -> (entry: Int, offset: Int)? {
    guard let leaf = rows.handles.leaf(of: handle) else { return nil }
    let node = Int(leafParents[leaf])
    let entry = node * HeightTree.stride + slot(of: leaf, in: node)
    return (entry, rows.offset(of: handle, in: leaf, count: Int(counts[entry])))
  }

  mutating func releaseHandles(ofLeaf leaf: Int) {
    let start = leaf * HeightTree.leafCapacity
    rows.releaseHandles(start..<(start + HeightTree.leafCapacity))
  }

  /// Takes the handle off a row that is about to go to another place; 0 if it has none.
  mutating func detachHandle(at index: Int) -> UInt32 {
    guard rows.hasHandles else { return 0 }
    let place = locate(index)
    let child = children[place.entry]
    guard child >= 0 else { return 0 }
    return rows.detachHandle(at: Int(child) * HeightTree.leafCapacity + place.offset)
  }

  /// Gives a row its handle back; that of a row that has become part of a gap ends.
  mutating func attach(_ number: UInt32, at index: Int) {
    guard number != 0 else { return }
    let place = locate(index)
    let child = children[place.entry]
    if child >= 0 {
      rows.attachHandle(number, at: Int(child) * HeightTree.leafCapacity + place.offset)
    } else {
      rows.handles.release(number)
    }
  }
}
