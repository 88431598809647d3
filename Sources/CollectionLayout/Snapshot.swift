public import TimelineUnits

/// The rows of a list in order, each by its id.
///
/// An immutable value: two lists are compared to find out what changes on screen. It holds no
/// content and no marks, since neither is identity.
///
/// Source: U-DIFF-1, U-DIFF-14.
public struct Snapshot: Equatable, Sendable {
  /// The ids from the first row to the last.
  public let items: [ItemID]
  // The position of every id, dense by its number; -1 where it is absent.
  @usableFromInline let positions: [Int32]

  /// The snapshot without rows.
  public static var empty: Snapshot { Snapshot() }

  private init() {
    items = []
    positions = []
  }

  /// Creates the snapshot of a list of ids.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of ids and *m* the largest id number.
  /// - Throws: `SnapshotError.duplicateItem` for the first id that occurs again.
  ///
  /// Source: H-COORD-4.
  public init(items: [ItemID]) throws(SnapshotError) {
    var highest = -1
    for item in items { highest = max(highest, item.index) }
    var positions = [Int32](repeating: -1, count: highest + 1)
    var index: Int32 = 0
    for item in items {
      guard positions[item.index] < 0 else {
        let first = Int(positions[item.index])
        throw .duplicateItem(item, first: first, second: Int(index))
      }
      positions[item.index] = index
      index += 1
    }
    self.items = items
    self.positions = positions
  }

  /// The number of rows.
  @inlinable
  public var count: Int { items.count }

  /// The id of the row at an index.
  ///
  /// - Complexity: O(1).
  /// - Precondition: `index` is in `0..<count`.
  @inlinable
  public subscript(index: Int) -> ItemID { items[index] }

  /// The index of a row, or `nil` if the snapshot does not hold it.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func index(of item: ItemID) -> Int? {
    guard item.index < positions.count, positions[item.index] >= 0 else { return nil }
    return Int(positions[item.index])
  }

  /// Whether two snapshots hold the same rows in the same order.
  ///
  /// - Complexity: O(1) for a copy of one snapshot, else O(*n*).
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    left.isCopy(of: right) || left.items == right.items
  }

  /// Whether both values share their storage, so that they are equal without a look at the rows.
  ///
  /// - Complexity: O(1).
  public func isCopy(of other: Snapshot) -> Bool {
    guard items.count == other.items.count else { return false }
    return items.withUnsafeBufferPointer { own in
      other.items.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }
}
