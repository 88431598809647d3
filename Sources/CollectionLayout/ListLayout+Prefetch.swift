public import TimelineUnits

extension ListLayout {
  /// Makes, fills and measures the cell of the next row in the direction of travel, before the row
  /// is visible, as the platform does when a frame leaves time for it.
  ///
  /// There is one such cell at a time; when its row comes in, it is filled and measured again and
  /// not made again. While it waits, a change of its content is measured as that of a visible row.
  ///
  /// - Parameters:
  ///   - direction: Where the list travels.
  ///   - bounds: The viewport; its top moves by the adjustments of `cells`.
  ///   - cells: Who fills and measures the cells.
  /// - Returns: What was done, or `nil` if the next row is prepared or there is none.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  ///
  /// Source: L-PASS-5, U-PREP-2 to U-PREP-5, H-COORD-2.
  @inlinable
  public mutating func prepareNext<Cells: CellProvider>(
    _ direction: TravelDirection,
    bounds: inout VerticalExtent,
    cells: inout Cells
  ) -> LayoutReport? {
    var pass = LayoutPass()
    guard let row = startPreparing(direction, &pass) else { return nil }
    measure(row, &pass, &bounds, &cells)
    return endPreparing(pass)
  }

  /// The row whose cell is ready ahead of its display.
  public var preparedItem: ItemID? { cells.prepared }

  @usableFromInline
  mutating func startPreparing(
    _ direction: TravelDirection,
    _ pass: inout LayoutPass
  ) -> CellWork? {
    guard !visibleRows.isEmpty, !needsLayout else { return nil }
    let index = direction == .down ? visibleRows.upperBound : visibleRows.lowerBound - 1
    guard index >= 0 && index < count else { return nil }
    let item = snapshot[index]
    guard !cells.hasCell(item) else { return nil }
    pass.hasMoved = false
    pass.report.cellsMade = 1
    if cells.prepare(item) == .reused { pass.report.cellsReused = 1 }
    return start(item, index, &pass)
  }

  @usableFromInline
  mutating func endPreparing(_ pass: LayoutPass) -> LayoutReport {
    // A row whose height changed may have moved others into or out of the viewport.
    if pass.hasMoved { needsLayout = true }
    return pass.report
  }

  /// The index of the prepared row, if its cell waits for something.
  func preparedRowWithWork() -> Int? {
    guard let item = cells.prepared, cells[item].contains(.measure) else { return nil }
    return snapshot.index(of: item)
  }
}
