/// A table that gives every byte string a small, stable number.
///
/// Identity is the exact byte string: a composed and a decomposed "é" are two ids, as they are for
/// the peer. The hash has a fixed seed, and equal hashes are settled by comparing bytes. Strings
/// that were chosen to collide cost no more than others: a search looks at a bounded number of
/// slots, and what finds none free there stands in a tree.
///
/// Source: L-INTERN-1, L-INTERN-2.
public struct Interner: Sendable {
  private var arena: [UInt8] = []
  private var starts: [Int] = [0]
  private var slots: [UInt32] = [UInt32](repeating: Interner.vacant, count: 64)

  /// The ids that found no slot near the one that their hash names.
  private var crowded = CollisionTree()

  private static let vacant = UInt32.max
  /// The most slots that a search looks at; in a table that is half full honest ids need fewer.
  private static let longestSearch = 64

  /// Creates an empty table.
  public init() {}

  /// The number of ids given so far.
  public var count: Int { starts.count - 1 }

  /// The id of a byte string, given now if the string is new.
  ///
  /// - Complexity: O(*b*) amortised, where *b* is the number of bytes.
  public mutating func intern(_ bytes: [UInt8]) -> ItemID {
    let slot = find(bytes)
    if let slot, slots[slot] != Interner.vacant { return ItemID(rawValue: slots[slot]) }
    let neighbor = slot == nil ? crowded.candidate(for: bytes) : nil
    if let neighbor, matches(Int(neighbor), bytes) { return ItemID(rawValue: neighbor) }
    let id = UInt32(count)
    arena.append(contentsOf: bytes)
    starts.append(arena.count)
    place(id, bytes, at: slot, beside: neighbor)
    if count * 2 > slots.count { grow() }
    return ItemID(rawValue: id)
  }

  /// The id of a byte string, or `nil` if it has none.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public func lookup(_ bytes: [UInt8]) -> ItemID? {
    if let slot = find(bytes) {
      let raw = slots[slot]
      return raw == Interner.vacant ? nil : ItemID(rawValue: raw)
    }
    guard let raw = crowded.candidate(for: bytes), matches(Int(raw), bytes) else { return nil }
    return ItemID(rawValue: raw)
  }

  /// The byte string of an id.
  ///
  /// - Precondition: `id` was given by this table.
  public func bytes(of id: ItemID) -> ArraySlice<UInt8> {
    arena[starts[id.index]..<starts[id.index + 1]]
  }

  /// The slot that holds the bytes or is free for them; `nil` if all those looked at hold others.
  private func find(_ bytes: [UInt8]) -> Int? {
    var slot = bytes.withUnsafeBytes { home(of: $0) }
    for _ in 0..<Interner.longestSearch {
      if slots[slot] == Interner.vacant || matches(Int(slots[slot]), bytes) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func place(
    _ id: UInt32,
    _ bytes: [UInt8],
    at slot: Int?,
    beside neighbor: UInt32?
  ) {
    if let slot {
      slots[slot] = id
    } else {
      let known = neighbor.map { self.bytes(of: ItemID(rawValue: $0)) } ?? []
      crowded.insert(id, bytes, beside: known)
    }
  }

  private func matches(_ index: Int, _ bytes: [UInt8]) -> Bool {
    let start = starts[index]
    guard starts[index + 1] - start == bytes.count else { return false }
    return arena.withUnsafeBytes { arena in
      bytes.withUnsafeBytes { bytes in
        var place = 0
        while place + 8 <= bytes.count {
          let known = arena.loadUnaligned(fromByteOffset: start + place, as: UInt64.self)
          let given = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          if known != given { return false }
          place += 8
        }
        while place < bytes.count {
          if arena[start + place] != bytes[place] { return false }
          place += 1
        }
        return true
      }
    }
  }

  /// The slot where a search begins: eight bytes at a time are multiplied into 128 bits, whose
  /// halves are folded together.
  ///
  /// Source: L-INTERN-2.
  private func home(of bytes: UnsafeRawBufferPointer) -> Int {
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    var hash = UInt64(bytes.count) &* factor
    var place = 0
    while place + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let product = (hash ^ word).multipliedFullWidth(by: factor)
      hash = product.high ^ product.low
      place += 8
    }
    var rest: UInt64 = 0
    while place < bytes.count {
      rest = rest << 8 | UInt64(bytes[place])
      place += 1
    }
    let product = (hash ^ rest ^ factor).multipliedFullWidth(by: factor)
    return Int((product.high ^ product.low) & UInt64(slots.count - 1))
  }

  private mutating func grow() {
    slots = [UInt32](repeating: Interner.vacant, count: slots.count * 2)
    crowded = CollisionTree()
    for index in 0..<count {
      let slot = arena.withUnsafeBytes { arena in
        free(
          from: home(of: UnsafeRawBufferPointer(rebasing: arena[starts[index]..<starts[index + 1]]))
        )
      }
      if let slot {
        slots[slot] = UInt32(index)
      } else {
        let bytes = Array(self.bytes(of: ItemID(rawValue: UInt32(index))))
        place(UInt32(index), bytes, at: nil, beside: crowded.candidate(for: bytes))
      }
    }
  }

  /// The first free slot of a search that begins at a slot, if it comes to one.
  private func free(from home: Int) -> Int? {
    var slot = home
    for _ in 0..<Interner.longestSearch {
      if slots[slot] == Interner.vacant { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}
