import CollectionLayout
import TimelineScroll
import TimelineUnits

/// The rows that exist, as the data side of the app would hold them: the list and its older pages.
///
/// The list is edited in place, so that a change costs what changed and not what there is.
struct DataSide {
  /// The list of rows.
  private(set) var list = Snapshot.empty
  private let pages: [OlderPage]
  private var takenPages = 0
  /// The requests made so far.
  private var requests = 0
  /// Those of them that asked for a page of a window that is gone.
  private var outdated = 0

  /// Creates the data side of a chat whose window is empty.
  init(pages: [OlderPage]) {
    self.pages = pages
  }

  /// Where the next older page begins, or `nil` if there is none.
  var cursor: PageCursor? {
    takenPages < pages.count ? PageCursor(rawValue: takenPages) : nil
  }

  /// A request was made.
  mutating func asked(_ request: OlderRequest) { requests = request.number }

  /// The page that a request asks for.
  func page(for request: OlderRequest) -> OlderPage { pages[request.cursor.rawValue] }

  /// Takes a page in, if it is still the one before the oldest row.
  ///
  /// - Throws: `SnapshotError` if some row is there already; nothing has changed then.
  ///
  /// Source: H-OLDER-5, H-EPOCH-3.
  mutating func take(_ request: OlderRequest) throws(SnapshotError) {
    guard request.cursor == cursor, request.number > outdated else { return }
    let rows = page(for: request).rows
    if list.count > 0 {
      try list.insertItems(rows, beforeItem: list[0])
    } else {
      list = try Snapshot(items: rows)
    }
    takenPages += 1
  }

  /// Adds rows at the end.
  ///
  /// - Throws: `SnapshotError` if some row is there already; nothing has changed then.
  mutating func append(_ new: [ItemID]) throws(SnapshotError) {
    guard list.count > 0 else {
      list = try Snapshot(items: new)
      return
    }
    try list.appendItems(new)
  }

  /// Replaces the window.
  ///
  /// - Throws: `SnapshotError` if some row occurs twice; nothing has changed then.
  mutating func replace(_ new: [ItemID]) throws(SnapshotError) {
    list = try Snapshot(items: new)
  }

  /// Begins another window; pages that are asked for are those of the old one.
  ///
  /// - Throws: `SnapshotError` if some row occurs twice; nothing has changed then.
  mutating func begin(_ new: [ItemID]) throws(SnapshotError) {
    try replace(new)
    outdated = requests
  }
}
