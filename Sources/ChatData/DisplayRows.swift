/// The projection of a chat's rows to the items of its list.
///
/// A pure function: equal input gives equal output, so that a caller can keep the result as long as
/// its timeline revision stands.
///
/// Source: H-PROJ-1 to H-PROJ-6.
public enum DisplayRows {
  /// The projection of an envelope as it stands.
  ///
  /// - Complexity: as the other form.
  public static func project(
    _ envelope: HistoryEnvelope,
    echoes: [MessageEcho] = []
  ) -> DisplayProjection {
    project(
      rows: envelope.rows,
      overlay: envelope.overlay.blocks,
      echoes: echoes,
      activeRun: envelope.activeRun?.runID
    )
  }

  /// The projection of a window's rows, the overlay's blocks and the echoes, in send order.
  ///
  /// Rows with one typed identity are one item: a canonical row wins over the overlay's block, and
  /// that over a live row of the window. An echo leaves when a user row of its operation is there.
  ///
  /// - Parameters:
  ///   - rows: The rows of the window, in any order.
  ///   - overlay: The blocks of the live overlay, in any order.
  ///   - echoes: The messages that are not confirmed yet, in the order in which they were sent.
  ///   - activeRun: The id of the run that is going on, if there is one.
  /// - Returns: The items of the list and the pinned status.
  /// - Complexity: O(*n* log *n*) for *n* rows; O(*n*) if rows and overlay are in display order and
  ///   the overlay stands behind the rows.
  public static func project(
    rows: [HistoryRow],
    overlay: [HistoryRow],
    echoes: [MessageEcho],
    activeRun: [UInt8]?
  ) -> DisplayProjection {
    let shown = merge(rows, overlay)
    var items: [DisplayRow] = []
    items.reserveCapacity(shown.count + echoes.count)
    for row in shown where isItem(row) { items.append(DisplayRow(row)) }
    let confirmed = Set(shown.compactMap(\.confirmedOperation))
    for echo in echoes where !confirmed.contains(echo.operationID) {
      items.append(DisplayRow(echo))
    }
    return DisplayProjection(rows: items, pinnedStatus: pinnedStatus(shown, activeRun))
  }

  private static func isItem(_ row: HistoryRow) -> Bool {
    row.type != .thinking && !(row.type == .activity && row.isSubagentPanel)
  }

  /// One row for every typed identity, in display order.
  private static func merge(_ rows: [HistoryRow], _ overlay: [HistoryRow]) -> [HistoryRow] {
    guard !overlay.isEmpty else { return ordered(rows) }
    // Looked up and never walked, so that their order cannot show.
    let canonical = Set(rows.lazy.filter { $0.origin == .canonical }.map(\.spliceKey))
    let unsettled = overlay.filter { !canonical.contains($0.spliceKey) }
    let live = Set(unsettled.map(\.spliceKey))
    let kept = rows.filter { $0.origin == .canonical || !live.contains($0.spliceKey) }
    return ordered(kept + unsettled)
  }

  static func ordered(_ rows: [HistoryRow]) -> [HistoryRow] {
    let isOrdered = zip(rows, rows.dropFirst()).allSatisfy { $0.precedes($1) }
    return isOrdered ? rows : rows.sorted { $0.precedes($1) }
  }

  private static func pinnedStatus(_ rows: [HistoryRow], _ activeRun: [UInt8]?) -> DisplayRow? {
    guard let activeRun else { return nil }
    let newest = rows.last { row in
      row.type == .thinking && row.origin == .live && row.runID == activeRun
    }
    return newest.map(DisplayRow.init)
  }
}

extension HistoryRow {
  /// The operation whose echo the row replaces.
  fileprivate var confirmedOperation: [UInt8]? { type == .user ? operationID : nil }
}
