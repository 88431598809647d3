import TimelineUnits

/// A stretch of a list, shared between snapshots until one of them edits it.
struct ItemLeaf: Sendable {
  /// What the map of ids calls this leaf; free again when the leaf is gone.
  var number: Int32
  var items: [ItemID]

  /// Whether both leaves are one piece of memory and therefore hold the same rows.
  func isShared(with other: ItemLeaf) -> Bool {
    items.count == other.items.count && address == other.address
  }

  private var address: UnsafePointer<ItemID>? {
    items.withUnsafeBufferPointer { $0.baseAddress }
  }

  /// The place of a row, which the map says is here.
  func offset(of item: ItemID) -> Int { RunComparison.place(of: item, in: items) }

  /// Changes the rows and counts whether that copied the leaf.
  ///
  /// Room for more than the edit needs is taken at once: a leaf that grows row by row is copied a
  /// few times, not once per row.
  mutating func edit(
    _ work: inout WorkCounters,
    adding count: Int,
    _ change: (inout [ItemID]) -> Void
  ) {
    let before = address
    if count > 0 {
      var room = 64
      while room < items.count + count { room *= 2 }
      items.reserveCapacity(room)
    }
    change(&items)
    if address != before { work.leavesCopied += 1 }
  }
}
