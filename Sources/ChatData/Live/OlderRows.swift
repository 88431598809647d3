/// A page of rows before a window, decoded exactly.
///
/// Source: H-ENV-10, H-OLDER-4, H-THREAD-1.
public struct OlderRows: Equatable, Sendable {
  /// The rows in display order.
  public var rows: [HistoryRow]
  /// What is known about the rows before the page.
  public var pagination: Pagination

  /// Creates a page.
  public init(rows: [HistoryRow], pagination: Pagination) {
    self.rows = rows
    self.pagination = pagination
  }
}
