/// A table that gives every byte string a small, stable number.
///
/// Identity is the exact byte string: a composed and a decomposed "é" are two ids, as they are for
/// the peer. The hash has a fixed seed, and equal hashes are settled by comparing bytes.
///
/// Source: L-INTERN-1, L-INTERN-2.
public struct Interner: Sendable {
  private var arena: [UInt8] = []
  private var starts: [Int] = [0]
  private var slots: [UInt32] = [UInt32](repeating: Interner.vacant, count: 64)

  private static let vacant = UInt32.max

  /// Creates an empty table.
  public init() {}

  /// The number of ids given so far.
  public var count: Int { starts.count - 1 }

  /// The id of a byte string, given now if the string is new.
  ///
  /// - Complexity: O(*b*) amortised, where *b* is the number of bytes.
  public mutating func intern(_ bytes: [UInt8]) -> ItemID {
    let slot = find(bytes)
    if slots[slot] != Interner.vacant { return ItemID(rawValue: slots[slot]) }
    let id = UInt32(count)
    arena.append(contentsOf: bytes)
    starts.append(arena.count)
    slots[slot] = id
    if count * 2 > slots.count { grow() }
    return ItemID(rawValue: id)
  }

  /// The id of a byte string, or `nil` if it has none.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public func lookup(_ bytes: [UInt8]) -> ItemID? {
    let raw = slots[find(bytes)]
    return raw == Interner.vacant ? nil : ItemID(rawValue: raw)
  }

  /// The byte string of an id.
  ///
  /// - Precondition: `id` was given by this table.
  public func bytes(of id: ItemID) -> ArraySlice<UInt8> {
    arena[starts[id.index]..<starts[id.index + 1]]
  }

  private func find(_ bytes: [UInt8]) -> Int {
    var slot = Int(StableHash.of(bytes) & UInt64(slots.count - 1))
    while slots[slot] != Interner.vacant {
      if matches(Int(slots[slot]), bytes) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func matches(_ index: Int, _ bytes: [UInt8]) -> Bool {
    let start = starts[index]
    guard starts[index + 1] - start == bytes.count else { return false }
    for position in bytes.indices where arena[start + position] != bytes[position] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = [UInt32](repeating: Interner.vacant, count: slots.count * 2)
    for index in 0..<count {
      let hash = StableHash.of(arena[starts[index]..<starts[index + 1]])
      var slot = Int(hash & UInt64(slots.count - 1))
      while slots[slot] != Interner.vacant { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index)
    }
  }
}
