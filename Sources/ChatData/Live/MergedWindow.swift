/// A window and a snapshot of it made one.
///
/// Source: H-SNAP-5, H-SNAP-10, H-SNAP-11.
struct MergedWindow {
  /// The rows of the new window, in display order.
  private(set) var rows: [HistoryRow]
  /// The pagination of the new window.
  private(set) var pagination: Pagination
  /// Whether the two share a canonical typed identity.
  let isOverlapping: Bool

  /// Merges a snapshot into a window, or replaces the window by it.
  ///
  /// - Parameters:
  ///   - kept: The rows of the window.
  ///   - pagination: The pagination of the window.
  ///   - snapshot: The answer of the load.
  ///   - keepsLive: Whether the window's live rows outlive those of the snapshot.
  ///   - keepsRows: Whether the window's rows are of the snapshot's target.
  ///   - defects: What is broken on purpose.
  init(
    kept: [HistoryRow],
    pagination: Pagination,
    snapshot: HistoryEnvelope,
    keepsLive: Bool,
    keepsRows: Bool,
    defects: DataDefects
  ) {
    rows = keepsLive ? snapshot.rows.filter { $0.origin == .canonical } : snapshot.rows
    self.pagination = Pagination(
      hasOlder: snapshot.hasOlderEntries,
      cursor: snapshot.oldestCursor
    )
    if defects.contains(.lastRowLost) { _ = rows.popLast() }
    isOverlapping = MergedWindow.overlaps(kept, rows)
    guard keepsRows else { return }
    if isOverlapping, !defects.contains(.olderRowsDropped) { keepOlder(kept, pagination) }
    if keepsLive { keepLive(kept) }
  }

  /// Kept canonical rows that sort before the snapshot's first canonical row stay.
  private mutating func keepOlder(_ kept: [HistoryRow], _ pagination: Pagination) {
    guard let first = rows.first(where: { $0.origin == .canonical }) else { return }
    // Rows are in display order, so a prefix is older.
    let candidates = kept.prefix { $0.precedes(first) }.filter { $0.origin == .canonical }
    guard !candidates.isEmpty else { return }
    // A row that moved into the snapshot's range is the snapshot's.
    let table = IdentityTable(candidates)
    let moved = rows.filter { table.contains($0) }
    var older = candidates
    if !moved.isEmpty {
      let identities = IdentityTable(moved)
      older.removeAll { identities.contains($0) }
    }
    guard !older.isEmpty else { return }
    let isOrdered = rows.first?.origin == .canonical
    rows = isOrdered ? older + rows : DisplayRows.ordered(older + rows)
    self.pagination = pagination
  }

  private mutating func keepLive(_ kept: [HistoryRow]) {
    let live = kept.filter { $0.origin == .live }
    guard !live.isEmpty else { return }
    let settled = IdentityTable(rows)
    rows = DisplayRows.ordered(rows + live.filter { !settled.contains($0) })
  }

  /// Whether two windows in display order share a canonical typed identity.
  ///
  /// A row keeps its place as a rule, so that a walk from the newest end finds a shared one at
  /// once; rows that moved are looked up.
  static func overlaps(_ left: [HistoryRow], _ right: [HistoryRow]) -> Bool {
    var one = left.count - 1
    var other = right.count - 1
    while one >= 0, other >= 0 {
      if left[one].origin == .live {
        one -= 1
      } else if right[other].origin == .live {
        other -= 1
      } else if left[one].hasIdentity(of: right[other]) {
        return true
      } else if left[one].precedes(right[other]) {
        other -= 1
      } else {
        one -= 1
      }
    }
    let table = IdentityTable(left.filter { $0.origin == .canonical })
    return right.contains { $0.origin == .canonical && table.contains($0) }
  }
}
