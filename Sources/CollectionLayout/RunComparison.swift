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
