import TimelineUnits

/// What lies between the equal ends of two lists.
struct ListMiddle {
  let old: [ItemID]
  let new: [ItemID]
  /// The indices in the old list between the equal ends.
  private(set) var oldRange: Range<Int>
  /// The indices in the new list between the equal ends.
  private(set) var newRange: Range<Int>
  private(set) var bytesCompared = 0

  init(_ old: [ItemID], _ new: [ItemID]) {
    self.old = old
    self.new = new
    oldRange = 0..<old.count
    newRange = 0..<new.count
  }

  /// Leaves out what is equal at the top and, after that and without overlap, at the bottom.
  ///
  /// Source: L-TIER-2.
  mutating func trim() {
    let shorter = min(old.count, new.count)
    let (prefix, suffix) = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let prefix = ListMiddle.equalPrefix(old, new, shorter)
        return (prefix, ListMiddle.equalSuffix(old, new, shorter - prefix))
      }
    }
    oldRange = prefix..<(old.count - suffix)
    newRange = prefix..<(new.count - suffix)
    bytesCompared = (prefix + suffix) * 4
  }

  private static var block: Int { 64 }

  private static func equalPrefix(
    _ old: UnsafeBufferPointer<ItemID>,
    _ new: UnsafeBufferPointer<ItemID>,
    _ limit: Int
  ) -> Int {
    var index = 0
    while index + block <= limit && areEqual(old, index, new, index) { index += block }
    while index < limit && old[index] == new[index] { index += 1 }
    return index
  }

  private static func equalSuffix(
    _ old: UnsafeBufferPointer<ItemID>,
    _ new: UnsafeBufferPointer<ItemID>,
    _ limit: Int
  ) -> Int {
    var length = 0
    while length + block <= limit,
      areEqual(old, old.count - length - block, new, new.count - length - block)
    {
      length += block
    }
    while length < limit && old[old.count - length - 1] == new[new.count - length - 1] {
      length += 1
    }
    return length
  }

  /// Whether a block of both lists is equal; without an early exit, so that it runs on vectors.
  private static func areEqual(
    _ old: UnsafeBufferPointer<ItemID>,
    _ oldStart: Int,
    _ new: UnsafeBufferPointer<ItemID>,
    _ newStart: Int
  ) -> Bool {
    var difference: UInt32 = 0
    for place in 0..<block {
      difference |= old[oldStart + place].rawValue ^ new[newStart + place].rawValue
    }
    return difference == 0
  }
}
