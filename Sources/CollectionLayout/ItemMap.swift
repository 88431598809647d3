import TimelineUnits

/// Where each row of a snapshot is: its section and the number of its leaf, by id number.
///
/// Pages of 1,024 entries that are shared between snapshots until one of them is written to.
///
/// Source: L-CHUNK-3.
struct ItemMap: Sendable {
  private var pages: [[UInt64]] = []

  private static var pageBits: Int { 10 }
  private static var pageMask: Int { 1_023 }

  /// Where a row is; 0 where it is absent, `ItemMap.claimed` while an edit checks its rows.
  subscript(item: ItemID) -> UInt64 {
    get {
      let page = item.index >> ItemMap.pageBits
      guard page < pages.count, !pages[page].isEmpty else { return 0 }
      return pages[page][item.index & ItemMap.pageMask]
    }
    set {
      let page = item.index >> ItemMap.pageBits
      while pages.count <= page { pages.append([]) }
      if pages[page].isEmpty {
        pages[page] = [UInt64](repeating: 0, count: ItemMap.pageMask + 1)
      }
      pages[page][item.index & ItemMap.pageMask] = newValue
    }
  }

  /// The mark of rows that an edit is about to add.
  static var claimed: UInt64 { .max }

  /// The entry of a row in a leaf.
  static func entry(_ section: SectionID, _ leaf: Int32) -> UInt64 {
    UInt64(section.rawValue) << 32 | UInt64(UInt32(bitPattern: leaf)) + 1
  }

  /// The section of an entry that is not 0.
  static func section(_ entry: UInt64) -> SectionID {
    SectionID(rawValue: UInt32(truncatingIfNeeded: entry >> 32))
  }

  /// The number of the leaf of an entry that is not 0.
  static func leaf(_ entry: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: entry)) - 1 }
}
