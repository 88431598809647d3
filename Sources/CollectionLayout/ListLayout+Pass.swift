public import TimelineUnits

extension ListLayout {
  /// Brings the cells of the visible rows to the screen: ask which rows are visible, make and
  /// measure what is missing, let changed heights count at once, and ask again until nothing moves.
  ///
  /// - Parameters:
  ///   - bounds: The viewport in content coordinates. Its top moves by the adjustments of `cells`:
  ///     at once, or, in the first layout after an update, together when the loop has come to rest.
  ///   - cells: Who fills and measures the cells.
  /// - Returns: What was done; a fault if the loop had not come to rest after
  ///   `options.loopLimit` passes. A layout with a fault leaves `needsLayout` set.
  /// - Complexity: O(*p* · *v* · log *n*) with *n* rows, *v* visible rows and *p* passes.
  ///
  /// Source: L-PASS-1 to L-PASS-9, L-BATCH-6, L-BATCH-7.
  @inlinable
  public mutating func layOut<Cells: CellProvider>(
    bounds: inout VerticalExtent,
    cells: inout Cells
  ) -> LayoutReport {
    var pass = begin()
    while startPass(&pass, &bounds) {
      while let row = nextRow(&pass, bounds) {
        measure(row, &pass, &bounds, &cells)
      }
    }
    return end(pass)
  }

  /// Opens the books of a layout with the invalidations that led to it.
  @usableFromInline
  mutating func begin() -> LayoutPass {
    var pass = LayoutPass()
    swap(&pass.report.records, &pending)
    return pass
  }

  /// Fills a cell if it waits for that, measures it and lets its height count.
  @inlinable
  mutating func measure<Cells: CellProvider>(
    _ row: CellWork,
    _ pass: inout LayoutPass,
    _ bounds: inout VerticalExtent,
    _ cells: inout Cells
  ) {
    if row.isConfigured { cells.configure(row.item) }
    guard let height = cells.preferredHeight(of: row.item, width: width) else {
      postpone(row, &pass)
      return
    }
    let change = take(height, of: row, &pass, bounds)
    adjust(&bounds, by: cells.didMeasure(change, in: tree), &pass)
  }

  /// Asks for the visible rows and starts a pass over them; false when the layout is at rest or has
  /// reached its limit.
  @usableFromInline
  mutating func startPass(_ pass: inout LayoutPass, _ bounds: inout VerticalExtent) -> Bool {
    if !pass.hasMoved {
      guard pass.staged != .zero else { return false }
      bounds.top += pass.staged
      pass.report.records.append(
        Invalidation(.finalize, firstRow: count, contentOffsetAdjustment: pass.staged)
      )
      pass.staged = .zero
      pass.isQueryFresh = false
      isUpdating = false
    }
    if !pass.isQueryFresh { query(&pass, bounds) }
    pass.isQueryFresh = false
    pass.hasMoved = false
    for index in pass.visible { cells[snapshot[index]].insert(.visible) }
    cells.endDisplayOfUnmarked()
    for index in pass.visible { cells[snapshot[index]].remove(.visible) }
    pass.rows = pass.visible
    pass.cursor = pass.visible.lowerBound
    pass.prepared = preparedRowWithWork()
    while pass.cursor < pass.rows.upperBound, !hasWork(snapshot[pass.cursor]) { pass.cursor += 1 }
    guard pass.cursor < pass.rows.upperBound || pass.prepared != nil else {
      return pass.staged == .zero ? false : startPass(&pass, &bounds)
    }
    guard pass.report.passes < options.loopLimit else {
      pass.report.fault = .loopLimit(passes: pass.report.passes)
      return false
    }
    pass.report.passes += 1
    return true
  }

  private func hasWork(_ item: ItemID) -> Bool {
    let flags = cells[item]
    return !flags.contains(.live) || flags.contains(.measure)
  }

  private func query(_ pass: inout LayoutPass, _ bounds: VerticalExtent) {
    pass.visible = tree.rows(in: bounds)
    pass.report.queries += 1
    pass.isQueryFresh = true
  }

  /// The next row of the pass that has no cell or whose cell waits for something.
  @usableFromInline
  mutating func nextRow(_ pass: inout LayoutPass, _ bounds: VerticalExtent) -> CellWork? {
    if options.granularity == .perCell && pass.hasMoved && !pass.isQueryFresh {
      query(&pass, bounds)
    }
    while pass.cursor < pass.rows.upperBound {
      let index = pass.cursor
      pass.cursor += 1
      let item = snapshot[index]
      guard hasWork(item) else { continue }
      if options.granularity == .perCell && !pass.visible.contains(index) { continue }
      if !cells[item].contains(.live) {
        let made = cells.make(item)
        if made != .prepared { pass.report.cellsMade += 1 }
        if made == .reused { pass.report.cellsReused += 1 }
      }
      return start(item, index, &pass)
    }
    guard let index = pass.prepared, cells.prepared == snapshot[index] else { return nil }
    pass.prepared = nil
    return start(snapshot[index], index, &pass)
  }

  mutating func start(_ item: ItemID, _ index: Int, _ pass: inout LayoutPass) -> CellWork {
    let isConfigured = cells[item].contains(.configure)
    if isConfigured { pass.report.configured += 1 }
    cells[item].subtract([.configure, .measure, .visible])
    return CellWork(item: item, index: index, isConfigured: isConfigured)
  }

  /// Lets a measured height count.
  @usableFromInline
  mutating func take(
    _ measured: Length,
    of row: CellWork,
    _ pass: inout LayoutPass,
    _ bounds: VerticalExtent
  ) -> HeightChange {
    let frame = tree.frame(at: row.index)
    let isFirst = !tree.isMeasured(at: row.index)
    let height = options.heightEpsilon.height(
      measured: measured,
      old: frame.height,
      isFirst: isFirst
    )
    if isFirst || height != frame.height {
      tree.setHeight(height, at: row.index)
      geometryVersion += 1
    }
    if height != frame.height {
      pass.report.invalidations += 1
      pass.report.records.append(
        Invalidation(
          .rowSizes,
          firstRow: row.index,
          contentSizeAdjustment: height - frame.height
        )
      )
      pass.hasMoved = true
      pass.isQueryFresh = false
      if isUpdating && options.asksAgainInUpdates { cells[row.item].insert(.measure) }
    } else {
      pass.report.dropped += 1
    }
    pass.report.measured += 1
    if !isFirst && !cells[row.item].contains(.stale) { pass.report.remeasured += 1 }
    cells[row.item].remove(.stale)
    if cells.prepared != row.item { pass.measured.append(Int32(truncatingIfNeeded: row.index)) }
    if isFirst { estimates.learn(height, of: row.item) }
    return HeightChange(
      item: row.item,
      index: row.index,
      oldHeight: frame.height,
      newHeight: height,
      oldTop: frame.top,
      isFirst: isFirst,
      position: RowPosition(of: frame, in: bounds),
      contentHeight: tree.total,
      viewport: bounds
    )
  }

  /// Leaves a row at its height because its content is still being prepared.
  @usableFromInline
  mutating func postpone(_ row: CellWork, _ pass: inout LayoutPass) {
    pass.report.unprepared += 1
    cells[row.item].insert(.stale)
  }

  @usableFromInline
  mutating func adjust(
    _ bounds: inout VerticalExtent,
    by distance: Length,
    _ pass: inout LayoutPass
  ) {
    guard distance != .zero else { return }
    if isUpdating {
      pass.staged += distance
    } else {
      bounds.top += distance
      if let last = pass.report.records.indices.last {
        pass.report.records[last].contentOffsetAdjustment += distance
      }
      pass.hasMoved = true
      pass.isQueryFresh = false
    }
  }

  /// Closes the books of a layout.
  @usableFromInline
  mutating func end(_ pass: LayoutPass) -> LayoutReport {
    var report = pass.report
    for index in pass.measured where !pass.visible.contains(Int(index)) { report.wasted += 1 }
    visibleRows = pass.visible
    isUpdating = false
    needsLayout = report.fault != nil
    return report
  }
}
