public import TimelineUnits

/// Takes over lists whose rows are named by byte strings, one list after the other.
///
/// What a list has in common with the one before at both ends is compared, by storage and then by
/// bytes, and never hashed; only the middle is looked up. A small middle is an edit of the snapshot
/// before, so the difference of the two costs what changed as well.
///
/// Source: L-INTERN-1 to L-INTERN-5, L-GATE-3.
public struct ListImport: Sendable {
  /// The ids of all byte strings seen so far.
  public private(set) var interner = Interner()
  /// The list that was taken over last.
  public private(set) var snapshot = Snapshot.empty
  /// What the last list has cost.
  public private(set) var counters = WorkCounters()

  private var names: [[UInt8]] = []

  private static var editLimit: Int { 64 }

  /// Starts with an empty list.
  public init() {}

  /// Takes over a list.
  ///
  /// - Parameter list: The names of the rows in order, as exact byte strings.
  /// - Returns: The list as a snapshot; that of the call before if nothing changed.
  /// - Complexity: O(1) for the array of the call before; else O(*n*) comparisons for *n* rows, of
  ///   one pointer each where the byte strings share their storage, and O(*k*) look-ups for *k*
  ///   rows between the equal ends.
  /// - Throws: `SnapshotError.duplicateItem` if a row occurs twice; the list before then stays.
  public mutating func take(_ list: [[UInt8]]) throws(SnapshotError) -> Snapshot {
    counters = WorkCounters()
    let (prefix, suffix) = commonEnds(list)
    guard prefix < list.count || prefix < names.count else {
      names = list
      return snapshot
    }
    var ids: [ItemID] = []
    ids.reserveCapacity(list.count - suffix - prefix)
    for place in prefix..<(list.count - suffix) { ids.append(interner.intern(list[place])) }
    counters.hashes = ids.count
    let old = prefix..<(names.count - suffix)
    // Rows are taken out one by one, so for many of them a new list is cheaper.
    if old.count <= ListImport.editLimit && ids.count * 4 <= list.count {
      try edit(replacing: old, with: ids)
    } else {
      try rebuild(prefix: prefix, suffix: suffix, ids)
    }
    names = list
    return snapshot
  }

  /// The rows that both lists have in common at the top, and after that at the bottom.
  ///
  /// Source: L-INTERN-4, L-TIER-2.
  private mutating func commonEnds(_ list: [[UInt8]]) -> (prefix: Int, suffix: Int) {
    var compares = 0
    let limit = min(list.count, names.count)
    let ends = names.withUnsafeBufferPointer { old in
      list.withUnsafeBufferPointer { new in
        if old.baseAddress == new.baseAddress && old.count == new.count { return (limit, 0) }
        var prefix = 0
        while prefix < limit && ListImport.areEqual(old[prefix], new[prefix]) { prefix += 1 }
        var suffix = 0
        while suffix < limit - prefix,
          ListImport.areEqual(old[old.count - suffix - 1], new[new.count - suffix - 1])
        {
          suffix += 1
        }
        compares = prefix + suffix + (prefix < limit ? 1 : 0)
        if suffix < limit - prefix { compares += 1 }
        return (prefix, suffix)
      }
    }
    counters.stringCompares = compares
    return ends
  }

  /// Whether two byte strings are equal: one piece of memory, or the same bytes.
  @inline(__always)
  private static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        guard left.count == right.count else { return false }
        if left.baseAddress == right.baseAddress { return true }
        var place = 0
        while place + 8 <= left.count {
          let own = left.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          if own != right.loadUnaligned(fromByteOffset: place, as: UInt64.self) { return false }
          place += 8
        }
        while place < left.count {
          if left[place] != right[place] { return false }
          place += 1
        }
        return true
      }
    }
  }

  private mutating func edit(
    replacing old: Range<Int>,
    with ids: [ItemID]
  ) throws(SnapshotError) {
    var edited = snapshot
    let follower = old.upperBound < edited.count ? edited[old.upperBound] : nil
    if !old.isEmpty { edited.deleteItems(old.map { edited[$0] }) }
    if !ids.isEmpty {
      if let follower {
        try edited.insertItems(ids, beforeItem: follower)
      } else {
        try edited.appendItems(ids)
      }
    }
    counters.leavesCopied = edited.work.leavesCopied - snapshot.work.leavesCopied
    snapshot = edited
  }

  private mutating func rebuild(
    prefix: Int,
    suffix: Int,
    _ ids: [ItemID]
  ) throws(SnapshotError) {
    let items = snapshot.items
    snapshot = try Snapshot(items: items[..<prefix] + ids + items[(items.count - suffix)...])
  }
}
