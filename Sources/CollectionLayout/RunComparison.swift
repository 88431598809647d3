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
      new.withUnsafeBufferPointer { new in prefix(old, oldStart, new, newStart, limit) }
    }
  }

  /// The number of equal ids from two positions on, at most `limit`.
  static func prefix(
    _ old: UnsafeBufferPointer<ItemID>,
    _ oldStart: Int,
    _ new: UnsafeBufferPointer<ItemID>,
    _ newStart: Int,
    _ limit: Int
  ) -> Int {
    guard let own = old.baseAddress, let twin = new.baseAddress else { return 0 }
    var length = 0
    while length + block <= limit
      && areEqual(own + (oldStart &+ length), twin + (newStart &+ length))
    {
      length &+= block
    }
    while length < limit && old[oldStart + length] == new[newStart + length] { length += 1 }
    return length
  }

  /// The same where most stretches are short: blocks only come in after eight equal ids.
  static func stretch(
    _ old: UnsafeBufferPointer<ItemID>,
    _ oldStart: Int,
    _ new: UnsafeBufferPointer<ItemID>,
    _ newStart: Int,
    _ limit: Int
  ) -> Int {
    let few = min(limit, 8)
    var length = 0
    while length < few && old[oldStart + length] == new[newStart + length] { length += 1 }
    if length < few || length == limit { return length }
    return length + prefix(old, oldStart + length, new, newStart + length, limit - length)
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
        guard let own = old.baseAddress, let twin = new.baseAddress else { return 0 }
        var length = 0
        while length + block <= limit,
          areEqual(own + (oldEnd - length - block), twin + (newEnd - length - block))
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
  @inline(__always)
  private static func areEqual(
    _ old: UnsafePointer<ItemID>,
    _ new: UnsafePointer<ItemID>
  ) -> Bool {
    let own = UnsafeRawPointer(old)
    let twin = UnsafeRawPointer(new)
    return isZero(
      difference(own, twin) | difference(own + 64, twin + 64)
        | difference(own + 128, twin + 128) | difference(own + 192, twin + 192)
    )
  }

  @inline(__always)
  private static func difference(
    _ own: UnsafeRawPointer,
    _ twin: UnsafeRawPointer
  ) -> SIMD16<UInt32> {
    own.loadUnaligned(as: SIMD16<UInt32>.self) ^ twin.loadUnaligned(as: SIMD16<UInt32>.self)
  }

  /// Whether no bit is set; halved to two words, since a test of all lanes has no instruction.
  @inline(__always)
  private static func isZero(_ lanes: SIMD16<UInt32>) -> Bool {
    let half = lanes.lowHalf | lanes.highHalf
    let words = unsafeBitCast(half.lowHalf | half.highHalf, to: SIMD2<UInt64>.self)
    return words[0] | words[1] == 0
  }

  /// The place of an id in a list that holds it.
  static func place(of item: ItemID, in items: [ItemID]) -> Int {
    items.withUnsafeBufferPointer { items in
      let bytes = UnsafeRawBufferPointer(items)
      let wanted = SIMD16<UInt32>(repeating: item.rawValue)
      var start = 0
      while start + 16 <= items.count {
        let lanes = bytes.loadUnaligned(fromByteOffset: start * 4, as: SIMD16<UInt32>.self)
        if !isZero(unsafeBitCast(lanes .== wanted, to: SIMD16<UInt32>.self)) { break }
        start += 16
      }
      while start < items.count && items[start] != item { start += 1 }
      return start
    }
  }
}
