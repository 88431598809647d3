public import TimelineUnits

/// The row that must not move: the first visible one, and the visible rows below it in case it
/// goes.
///
/// Source: H-GEO-3, H-PREPEND-1, H-PREPEND-5, L-MOVE-10.
public struct ScrollAnchor: Equatable, Sendable {
  /// The first visible row.
  public var row: AnchorRow
  /// The other visible rows, from top to bottom.
  public var fallbacks: [AnchorRow]
  /// The device pixels that both sides of a comparison are rounded to.
  public var grid: PixelGrid

  /// Creates an anchor.
  public init(row: AnchorRow, fallbacks: [AnchorRow], grid: PixelGrid) {
    self.row = row
    self.fallbacks = fallbacks
    self.grid = grid
  }

  /// The anchor of a list as it stands, or `nil` if no row is visible.
  ///
  /// - Complexity: O(*v* log *n*), where *v* is the number of visible rows and *n* that of all
  ///   rows.
  @inlinable
  public static func capture(
    from layout: some RowGeometry,
    at scroll: ScrollState
  ) -> ScrollAnchor? {
    let visible = layout.rows(in: scroll.bounds)
    guard let first = visible.first else { return nil }
    var fallbacks: [AnchorRow] = []
    fallbacks.reserveCapacity(visible.count - 1)
    for index in visible.dropFirst() {
      fallbacks.append(anchorRow(at: index, in: layout, scroll: scroll))
    }
    let row = anchorRow(at: first, in: layout, scroll: scroll)
    return ScrollAnchor(row: row, fallbacks: fallbacks, grid: scroll.grid)
  }

  /// The offset that puts the anchor back where it stood, or `nil` if none of its rows is left.
  ///
  /// The row's top is rounded to a pixel before and after, then the two are subtracted, so the
  /// offset is a whole pixel again. It may lie outside the range of a list that has become short.
  ///
  /// - Complexity: O(*f* log *n*), where *f* is the number of rows that are gone and *n* that of
  ///   all rows.
  @inlinable
  public func offset(toRestoreIn layout: some RowGeometry) -> Length? {
    guard let row = survivor(in: layout), let top = layout.top(of: row.item) else { return nil }
    return grid.align(top) - row.screenY
  }

  /// The anchor for a list whose heights are all dropped: the first row whose top is on screen.
  ///
  /// A row that begins above the screen may end there, too, once its height is another one.
  ///
  /// Source: H-SELF-4, U-ANCHOR-9.
  public var belowTop: ScrollAnchor {
    guard row.screenY < .zero, let next = fallbacks.first else { return self }
    return ScrollAnchor(row: next, fallbacks: Array(fallbacks.dropFirst()), grid: grid)
  }

  /// The topmost of the rows that were visible and that a list still has, or `nil` if it has none.
  ///
  /// - Complexity: O(*f* log *n*), where *f* is the number of rows that are gone and *n* that of
  ///   all rows.
  ///
  /// Source: H-PREPEND-5.
  @inlinable
  public func survivor(in layout: some RowGeometry) -> AnchorRow? {
    if layout.top(of: row.item) != nil { return row }
    for fallback in fallbacks where layout.top(of: fallback.item) != nil { return fallback }
    return nil
  }

  @inlinable
  static func anchorRow(
    at index: Int,
    in layout: some RowGeometry,
    scroll: ScrollState
  ) -> AnchorRow {
    let top = scroll.grid.align(layout.frame(at: index).top)
    return AnchorRow(item: layout.item(at: index), screenY: top - scroll.offset)
  }
}
