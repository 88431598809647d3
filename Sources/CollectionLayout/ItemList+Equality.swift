import TimelineUnits

extension ItemList {
  /// Whether both lists are one piece of memory.
  func isShared(with other: ItemList) -> Bool {
    leaves.count == other.leaves.count
      && leaves.withUnsafeBufferPointer { own in
        other.leaves.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }

  /// Whether two lists hold the same rows in the same order, however they are cut into leaves.
  func hasSameItems(as other: ItemList) -> Bool {
    guard count == other.count else { return false }
    var own = LeafCursor(leaves[...])
    var twin = LeafCursor(other.leaves[...])
    return own.commonPrefix(&twin) == count
  }
}
