extension LiveTimeline {
  /// Puts an older page before the window, if it still fits there.
  ///
  /// Rows that the window has already are not doubled, and the page's live rows count for nothing.
  ///
  /// - Parameters:
  ///   - page: The decoded page.
  ///   - cursor: The cursor that the page was asked for with.
  /// - Returns: Whether the page was applied.
  /// - Complexity: O(*n*), where *n* is the number of rows of both.
  ///
  /// Source: H-OLDER-5.
  public mutating func prepend(_ page: OlderRows, askedAt cursor: [UInt8]) -> Bool {
    guard pagination.nextCursor == cursor else { return false }
    let known = IdentityTable(rows)
    let older = page.rows.filter { $0.origin == .canonical && !known.contains($0) }
    let before = TimelineContent(self)
    if !older.isEmpty { rows = DisplayRows.ordered(older + rows) }
    pagination = page.pagination
    _ = noteChange(since: before)
    return true
  }
}
