import CollectionLayout
import TimelineUnits

/// One kind of work on the heights of a list, as every offset engine is measured with.
///
/// Heights are 24 to 399 pt, the estimate is 80 pt, and all rows are measured before a column
/// starts.
///
/// Source: L-TREE-T.
enum LayoutColumn: String, CaseIterable {
  /// The last row grows: set, total, top of the last row.
  case stream
  /// One of the first 50 rows changes: set, total, top of the tenth row from the end.
  case head
  /// A random row changes: set, total, top of a random row, row at a random offset.
  case random
  /// Row at a random offset.
  case query
  /// 50 unmeasured rows come at the front: insert, top of a random row.
  case prepend
  /// 50 unmeasured rows come at a random place and go again, in turn: change, top of a row.
  case middle

  /// The bar at 100,000 rows, in microseconds; up to three times as much is allowed at 1,000,000.
  var bar: Double {
    switch self {
    case .stream: 0.08
    case .head: 0.12
    case .random: 0.6
    case .query: 0.2
    case .prepend: 8
    case .middle: 20
    }
  }
}
