public import TimelineUnits

/// A vertical list of self-sizing rows: which rows there are, how tall, and which of them have
/// cells.
///
/// Every row counts with its measured height or with the estimate. A layout makes and measures
/// the cells of the visible rows until nothing moves any more, as the platform does, so what comes
/// out, and what it costs, depends on the estimate. Measured heights belong to the row and the
/// width: a row that leaves the list and comes back has its last height.
///
/// Source: H-SELF-1 to H-SELF-4, L-PASS-1 to L-PASS-9.
public struct ListLayout: Sendable {
  /// The rows in order.
  public internal(set) var snapshot = Snapshot.empty
  /// The width that rows are measured at, in 1/192 pt.
  public internal(set) var width: Length
  /// The height of a row that was never measured at this width, in 1/192 pt, unless
  /// `options.estimates` knows better.
  public internal(set) var estimatedHeight: Length
  /// The switches of the layout loop.
  public let options: LayoutOptions
  /// Whether something changed that only a layout can bring to the screen.
  ///
  /// A changed viewport is not seen from here.
  public internal(set) var needsLayout = false
  /// Grows with every change of a row's place or height, so that whoever knows the answers of an
  /// earlier layout sees in one comparison that they still hold.
  public internal(set) var geometryVersion = 0
  /// The rows with cells: those that the last layout left visible.
  ///
  /// After an update and before the next layout these are the rows from the first to the last one
  /// that kept its cell.
  public internal(set) var visibleRows = 0..<0

  /// Edited snapshots that were applied although they were made from one that had been replaced.
  ///
  /// Such an update brings back what happened in between: the lost update of snapshot users.
  ///
  /// Source: L-APPLY-4.
  public internal(set) var staleBases = 0

  @usableFromInline var tree: HeightTree
  var cells = CellTable()
  var kept = KeptHeights()
  var estimates: HeightEstimates
  // Adjustments of the first layout after an update wait until it has come to rest.
  var isUpdating = false
  // What has happened since the last layout.
  var pending: [Invalidation] = []

  /// Creates the layout of an empty list.
  ///
  /// - Parameters:
  ///   - estimatedHeight: The height of a row until it is measured; 80 pt in the modelled app.
  ///   - width: The width of the rows.
  ///   - options: The switches of the layout loop.
  /// - Precondition: `estimatedHeight` is in `0...Limits.rowHeight`.
  public init(estimatedHeight: Length, width: Length, options: LayoutOptions = LayoutOptions()) {
    precondition(
      estimatedHeight >= .zero && estimatedHeight <= Limits.rowHeight,
      "an estimate is in 0...Limits.rowHeight (L-TREE-2)"
    )
    self.estimatedHeight = estimatedHeight
    self.width = width
    self.options = options
    tree = HeightTree()
    estimates = HeightEstimates(policy: options.estimates, fallback: estimatedHeight)
  }

  /// The number of rows.
  @inlinable
  public var count: Int { tree.count }

  /// The height of the whole content, estimates included.
  ///
  /// - Complexity: O(1).
  ///
  /// Source: H-SELF-3.
  @inlinable
  public var contentHeight: Length { tree.total }

  /// The top and the height of a row in content coordinates.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  /// - Precondition: `index` is in `0..<count`.
  @inlinable
  public func frame(at index: Int) -> VerticalExtent { tree.frame(at: index) }

  /// The index of a row, or `nil` if the list does not hold it.
  ///
  /// - Complexity: O(1), with a search through one leaf of the snapshot.
  @inlinable
  public func index(of item: ItemID) -> Int? { snapshot.index(of: item) }

  /// The distance from the top of the content to a row, or `nil` if the list does not hold it.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @inlinable
  public func top(of item: ItemID) -> Length? {
    guard let index = snapshot.index(of: item) else { return nil }
    return tree.top(of: index)
  }

  /// Whether a row has a measured height at this width.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  /// - Precondition: `index` is in `0..<count`.
  @inlinable
  public func isMeasured(at index: Int) -> Bool { tree.isMeasured(at: index) }

  /// The row at a distance from the top of the content, as the height tree has it.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @inlinable
  public func row(at y: Length) -> Int? { tree.row(at: y) }

  /// The rows that share more than an edge with an extent.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  ///
  /// Source: H-GEO-3.
  @inlinable
  public func rows(in extent: VerticalExtent) -> Range<Int> { tree.rows(in: extent) }

  /// Whether a row has a cell.
  public func hasCell(_ item: ItemID) -> Bool { cells[item].contains(.live) }
}
