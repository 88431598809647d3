import CollectionLayout
import TimelineCoordinator
import TimelineScroll
import TimelineUnits

/// The rows that exist, as the data side of the app would hold them: the list and its older pages.
struct DataSide {
  private(set) var rows: [ItemID]
  private let pages: [OlderPage]
  private var takenPages = 0

  init(rows: [ItemID], pages: [OlderPage]) {
    self.rows = rows
    self.pages = pages
  }

  /// Where the next older page begins, or `nil` if there is none.
  var cursor: PageCursor? {
    takenPages < pages.count ? PageCursor(rawValue: takenPages) : nil
  }

  /// The page that a request asks for.
  func page(for request: OlderRequest) -> OlderPage { pages[request.cursor.rawValue] }

  /// Takes a page in, if it is still the one before the oldest row.
  ///
  /// Source: H-OLDER-5.
  mutating func take(_ request: OlderRequest) {
    guard request.cursor == cursor else { return }
    rows.insert(contentsOf: page(for: request).rows, at: 0)
    takenPages += 1
  }

  /// Adds rows at the end.
  mutating func append(_ new: [ItemID]) {
    rows.append(contentsOf: new)
  }

  /// Replaces the window.
  mutating func replace(_ new: [ItemID]) {
    rows = new
  }
}
