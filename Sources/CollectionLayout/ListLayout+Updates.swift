public import TimelineUnits

extension ListLayout {
  /// Starts over with a list: no row keeps its cell, every row keeps its measured height.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows before and after.
  ///
  /// Source: L-APPLY-1, H-SELF-4.
  public mutating func reset(to snapshot: Snapshot) {
    let oldHeight = contentHeight
    defer { invalidated(.everything, from: 0, oldHeight) }
    keepHeights(of: 0..<count, in: self.snapshot)
    var heights: [Length?] = []
    heights.reserveCapacity(snapshot.count)
    for item in snapshot.items { heights.append(keptHeight(of: item)) }
    tree = HeightTree(heights: heights, estimate: estimatedHeight)
    geometryVersion += 1
    self.snapshot = snapshot.applied()
    estimateRows(0..<count)
    cells.endDisplay()
    visibleRows = 0..<0
    needsLayout = true
  }

  /// Goes to another list in one batch: rows that stay keep their cells and heights, and the marks
  /// of the snapshot are acted on.
  ///
  /// - Returns: What changed; empty, and nothing happened, if the lists are equal and without
  ///   marks.
  /// - Complexity: That of the difference, and O(*k* log *n*), where *n* is the number of rows and
  ///   *k* the number of inserted, deleted and moved ones.
  ///
  /// Source: L-APPLY-1, L-APPLY-4, L-APPLY-6, L-APPLY-7, L-BOOK-7, H-COORD-3.
  @discardableResult
  public mutating func apply(_ snapshot: Snapshot) -> SnapshotDifference {
    let difference = SnapshotDifference(from: self.snapshot, to: snapshot)
    if snapshot.isStale(against: self.snapshot) { staleBases += 1 }
    let old = self.snapshot
    self.snapshot = snapshot.applied()
    guard !difference.isEmpty else { return difference }
    if difference.changesRows { follow(difference, from: old) }
    for index in difference.reloads { reload(old[index]) }
    for index in difference.reconfigures { reconfigure(snapshot[index]) }
    return difference
  }

  private mutating func follow(_ difference: SnapshotDifference, from old: Snapshot) {
    let oldHeight = contentHeight
    for range in difference.deletes { keepHeights(of: range, in: old) }
    tree.apply(difference, estimate: estimatedHeight)
    geometryVersion += 1
    for range in difference.inserts {
      estimateRows(range)
      for index in range where !kept.isEmpty {
        guard let height = keptHeight(of: snapshot[index]) else { continue }
        tree.setHeight(height, at: index)
      }
    }
    cells.endDisplay(missingFrom: snapshot)
    findVisibleRows()
    invalidated(.counts, from: difference.firstChangedRow, oldHeight)
    isUpdating = true
    needsLayout = true
  }

  /// Notes an invalidation for the next layout's report.
  private mutating func invalidated(
    _ cause: Invalidation.Cause,
    from row: Int,
    _ oldHeight: Length
  ) {
    let growth = contentHeight - oldHeight
    pending.append(Invalidation(cause, firstRow: row, contentSizeAdjustment: growth))
  }

  private mutating func reload(_ item: ItemID) {
    cells[item].insert(.stale)
    guard cells.hasCell(item) else { return }
    cells.endDisplay(of: item)
    needsLayout = true
  }

  /// Has the cell of a row filled and measured again by the next layout.
  ///
  /// A row without a cell is filled when it comes in, so nothing is to be done for it.
  ///
  /// Source: L-APPLY-7, L-PASS-7.
  public mutating func reconfigure(_ item: ItemID) {
    cells[item].insert(.stale)
    guard cells.hasCell(item) else { return }
    cells[item].formUnion([.configure, .measure])
    if let row = snapshot.index(of: item) { invalidated(.reconfigure, from: row, contentHeight) }
    needsLayout = true
  }

  /// Has the cell of a row measured again by the next layout, because its content changed its size.
  ///
  /// A row without a cell is measured when it comes in, so nothing is to be done for it.
  ///
  /// Source: H-SELF-2, L-PASS-7.
  public mutating func invalidateSize(of item: ItemID) {
    cells[item].insert(.stale)
    guard cells.hasCell(item) else { return }
    cells[item].insert(.measure)
    needsLayout = true
  }

  /// Changes the width of the rows: all measured heights, those of absent rows too, are dropped.
  ///
  /// - Complexity: O(*v*), where *v* is the number of cells.
  ///
  /// Source: U-CYCLE-6, L-PASS-8.
  public mutating func setWidth(_ width: Length) {
    guard width != self.width else { return }
    self.width = width
    forgetHeights()
  }

  /// Tells what kind of row an id stands for, which decides its estimate when it comes in.
  ///
  /// Only `EstimatePolicy.runningAverage` asks for it; rows are of kind 0 otherwise.
  public mutating func setKind(_ kind: UInt8, of item: ItemID) {
    estimates.setKind(kind, of: item)
  }

  /// Drops all measured heights at an unchanged width, as another text size asks for.
  ///
  /// - Complexity: O(*v*), where *v* is the number of cells.
  ///
  /// Source: H-SELF-4.
  public mutating func forgetHeights() {
    let oldHeight = contentHeight
    defer { invalidated(.width, from: 0, oldHeight) }
    tree.forgetHeights(estimate: estimatedHeight)
    geometryVersion += 1
    kept.forget()
    estimates.forget()
    for item in cells.live { cells[item].insert(.measure) }
    if let item = cells.prepared { cells[item].insert(.measure) }
    needsLayout = true
  }

  /// Has the next layout run because the insets changed; every height stays.
  ///
  /// Source: U-CYCLE-6, L-PASS-8, L-INV-1.
  public mutating func invalidateInsets() {
    invalidated(.insets, from: 0, contentHeight)
    needsLayout = true
  }

  /// Changes how tall a row counts until it is measured; measured heights stay.
  ///
  /// A running average keeps what it has learned: only kinds of rows of which none was measured
  /// take the new estimate.
  ///
  /// - Complexity: O(log *n* + *m* log *n*), where *n* is the number of rows and *m* that of
  ///   measured ones.
  /// - Precondition: `height` is in `0...Limits.rowHeight`.
  ///
  /// Source: L-TREE-4, L-INV-1.
  public mutating func setEstimatedHeight(_ height: Length) {
    guard height != estimatedHeight else { return }
    let oldHeight = contentHeight
    estimatedHeight = height
    estimates.fallback = height
    geometryVersion += 1
    if count > 0 { tree.setEstimate(height, of: 0..<count) }
    estimateRows(0..<count)
    invalidated(.estimate, from: 0, oldHeight)
    needsLayout = true
  }

  /// Gives unmeasured rows that have just come in the estimate of their kind.
  private mutating func estimateRows(_ range: Range<Int>) {
    guard options.estimates == .runningAverage else { return }
    var start = range.lowerBound
    while start < range.upperBound {
      let estimate = estimates.estimate(of: snapshot[start])
      var end = start + 1
      while end < range.upperBound && estimates.estimate(of: snapshot[end]) == estimate {
        end += 1
      }
      tree.setEstimate(estimate, of: start..<end)
      start = end
    }
  }

  private mutating func keepHeights(of range: Range<Int>, in old: Snapshot) {
    var heights = kept
    kept = KeptHeights()
    tree.forEachMeasured(in: range) { index, row in heights.keep(row, of: old[index]) }
    kept = heights
  }

  private func keptHeight(of item: ItemID) -> Length? {
    guard let row = kept[item] else { return nil }
    return Length(units: Int64(row & HeightTree.heightMask))
  }

  private mutating func findVisibleRows() {
    var first = count
    var end = 0
    for item in cells.live {
      guard let index = snapshot.index(of: item) else { continue }
      first = min(first, index)
      end = max(end, index + 1)
    }
    visibleRows = first < end ? first..<end : 0..<0
  }
}
