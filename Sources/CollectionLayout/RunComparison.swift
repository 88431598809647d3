import TimelineUnits

/// Compares stretches of ids block by block, without an early exit inside a block, so that the
/// comparison runs on vectors.
enum RunComparison {
  private static var block: Int { 64 }

  /// The number of equal ids from two positions on, at most `limit`.
  static func prefix(
    _ old: [ItemID],
    _ oldStart: Int,
    _ new: [ItemID],
    _ newStart: Int,
    _ limit: Int
  ) -> Int {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var length = 0
        while length + block <= limit
          && areEqual(old, oldStart + length, new, newStart + length)
        {
          length += block
        }
        while length < limit && old[oldStart + length] == new[newStart + length] { length += 1 }
        return length
      }
    }
  }

  /// The number of equal ids up to two ends, backwards, at most `limit`.
  static func suffix(
    _ old: [ItemID],
    _ oldEnd: Int,
    _ new: [ItemID],
    _ newEnd: Int,
    _ limit: Int
  ) -> Int {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var length = 0
        while length + block <= limit,
          areEqual(old, oldEnd - length - block, new, newEnd - length - block)
        {
          length += block
        }
        while length < limit && old[oldEnd - length - 1] == new[newEnd - length - 1] {
          length += 1
        }
        return length
      }
    }
  }

  /// Whether 64 ids from two positions on are equal.
  private static func areEqual(
    _ old: UnsafeBufferPointer<ItemID>,
    _ oldStart: Int,
    _ new: UnsafeBufferPointer<ItemID>,
    _ newStart: Int
  ) -> Bool {
    let own = UnsafeRawBufferPointer(old)
    let twin = UnsafeRawBufferPointer(new)
    var difference = SIMD16<UInt32>()
    for lane in 0..<4 {
      let left = own.loadUnaligned(
        fromByteOffset: oldStart * 4 + lane * 64,
        as: SIMD16<UInt32>.self
      )
      let right = twin.loadUnaligned(
        fromByteOffset: newStart * 4 + lane * 64,
        as: SIMD16<UInt32>.self
      )
      difference |= left ^ right
    }
    return difference == SIMD16<UInt32>()
  }

  /// The place of an id in a list that holds it.
  static func place(of item: ItemID, in items: [ItemID]) -> Int {
    items.withUnsafeBufferPointer { items in
      let bytes = UnsafeRawBufferPointer(items)
      let wanted = SIMD16<UInt32>(repeating: item.rawValue)
      var start = 0
      while start + 16 <= items.count {
        let lanes = bytes.loadUnaligned(fromByteOffset: start * 4, as: SIMD16<UInt32>.self)
        // A lane is 0 where the ids are equal; the smallest lane tells whether there is one.
        if (lanes ^ wanted).min() == 0 { break }
        start += 16
      }
      while start < items.count && items[start] != item { start += 1 }
      return start
    }
  }
}
