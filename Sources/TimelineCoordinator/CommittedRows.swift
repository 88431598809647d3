import TimelineUnits

/// The rows that one frame shows, found by their ids in constant time.
struct CommittedRows {
  private(set) var rows: [CommittedRow] = []
  /// The place of each row by `ItemID.index`, counted from 1; 0 for a row that is not shown.
  private var places: [Int32] = []

  /// Forgets the rows and keeps the memory.
  ///
  /// - Complexity: O(*v*), where *v* is the number of rows.
  mutating func removeAll() {
    for row in rows { places[row.item.index] = 0 }
    rows.removeAll(keepingCapacity: true)
  }

  /// Adds a row that is not there yet.
  ///
  /// - Complexity: O(1) amortised.
  mutating func append(_ row: CommittedRow) {
    rows.append(row)
    while places.count <= row.item.index { places.append(0) }
    places[row.item.index] = Int32(rows.count)
  }

  /// The row of an item, or `nil` if the frame does not show it.
  ///
  /// - Complexity: O(1).
  func row(of item: ItemID) -> CommittedRow? {
    guard item.index < places.count, places[item.index] > 0 else { return nil }
    return rows[Int(places[item.index]) - 1]
  }
}
