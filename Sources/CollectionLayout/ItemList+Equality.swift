import TimelineUnits

extension ItemList {
  /// Whether both lists are one piece of memory.
  func isShared(with other: ItemList) -> Bool {
    leaves.count == other.leaves.count
      && leaves.withUnsafeBufferPointer { own in
        other.leaves.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }

  /// Whether both lists begin with one leaf that they share; so do two lists without rows.
  func sharesFirstLeaf(with other: ItemList) -> Bool {
    guard !leaves.isEmpty, !other.leaves.isEmpty else {
      return leaves.isEmpty && other.leaves.isEmpty
    }
    return leaves[0].isShared(with: other.leaves[0])
  }

  /// Whether two lists hold the same rows in the same order, however they are cut into leaves.
  func hasSameItems(as other: ItemList) -> Bool {
    guard count == other.count else { return false }
    return leaves.withUnsafeBufferPointer { own in
      other.leaves.withUnsafeBufferPointer { twin in ItemList.areEqual(own, twin) }
    }
  }

  private static func areEqual(
    _ own: UnsafeBufferPointer<ItemLeaf>,
    _ twin: UnsafeBufferPointer<ItemLeaf>
  ) -> Bool {
    var place = (own: 0, twin: 0)
    var offset = (own: 0, twin: 0)
    while place.own < own.count && place.twin < twin.count {
      let left = own[place.own].items.count
      let right = twin[place.twin].items.count
      let span = min(left - offset.own, right - offset.twin)
      let isShared =
        offset == (0, 0) && own[place.own].isShared(with: twin[place.twin])
      if !isShared {
        let equal = RunComparison.prefix(
          own[place.own].items,
          offset.own,
          twin[place.twin].items,
          offset.twin,
          span
        )
        if equal < span { return false }
      }
      offset.own += span
      offset.twin += span
      if offset.own == left { (place.own, offset.own) = (place.own + 1, 0) }
      if offset.twin == right { (place.twin, offset.twin) = (place.twin + 1, 0) }
    }
    return true
  }
}
