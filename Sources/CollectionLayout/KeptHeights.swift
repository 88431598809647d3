import TimelineUnits

/// The last measured heights of rows that are not in the list, by id.
///
/// Source: H-SELF-4.
struct KeptHeights {
  // In the form of the leaves of the height tree: the flag keeps a height apart from "none".
  private var packed: [UInt32] = []

  var isEmpty: Bool { packed.isEmpty }

  subscript(item: ItemID) -> UInt32? {
    guard item.index < packed.count, packed[item.index] != 0 else { return nil }
    return packed[item.index]
  }

  mutating func keep(_ row: UInt32, of item: ItemID) {
    if packed.count <= item.index {
      packed.reserveCapacity(max(item.index + 1, packed.count * 2))
      while packed.count <= item.index { packed.append(0) }
    }
    packed[item.index] = row
  }

  mutating func forget() {
    packed.removeAll(keepingCapacity: true)
  }
}
