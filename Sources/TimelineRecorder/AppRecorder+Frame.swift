public import TimelineTrace
internal import TimelineUnits

extension AppRecorder {
  /// The app moved the offset by itself, so that what is read stays where it is.
  ///
  /// Such a movement is not commanded: it is taken out of the next frame's commanded change.
  public func corrected(byPt points: Double) {
    guard let length = length(points), (correction + length).magnitude <= .points(1_000_000_000)
    else { return record(nil, at: 0) }
    correction += length
  }

  /// A frame is shown.
  ///
  /// Call it from a display link of the list, after the layout, with the rows that are on screen.
  /// Rows are told only where they have changed since the last frame.
  ///
  /// - Parameters:
  ///   - offsetPt: The content y at the viewport's top edge, in points.
  ///   - contentHeightPt: The height of the content in points, without insets.
  ///   - rows: The rows on screen.
  ///   - state: What is going on.
  ///   - commandedPt: The part of the offset's change that the finger, deceleration, following or
  ///     an explicit scroll commanded, in points; without it, all of the change but what
  ///     `corrected(byPt:)` told.
  ///   - lateBySeconds: How much later the frame is shown than it was meant for.
  ///   - time: When the frame is shown, in seconds of the app's clock.
  /// - Complexity: O(*v* log *v*), where *v* is the number of rows on screen.
  public func frame(
    offsetPt: Double,
    contentHeightPt: Double,
    rows: [RecordedRow],
    state: FrameState,
    commandedPt: Double? = nil,
    lateBySeconds: Double = 0,
    at time: Double
  ) {
    let now = rows.compactMap(shownRow).sorted { $0.item < $1.item }
    guard let offset = length(offsetPt), let height = length(contentHeightPt),
      let commanded = commanded(commandedPt, to: offset), height >= .zero,
      now.count == rows.count, isUnique(now), state.isSubset(of: .all)
    else { return record(nil, at: time) }
    for old in shown where row(of: old.item, in: now) == nil { record(.left(old.item), at: time) }
    for new in now where row(of: new.item, in: shown) != new {
      record(
        .placed(new.item, top: new.top, height: new.height, isEstimated: new.isEstimated),
        at: time
      )
    }
    let frame = FrameRecord(
      offset: offset,
      contentHeight: height,
      commanded: commanded,
      state: state
    )
    record(.frame(frame), at: time)
    if lateBySeconds > 0, lateBySeconds < 3_600 {
      record(.late(by: Interval(seconds: lateBySeconds)), at: time)
    }
    shown = now
    self.offset = offset
    correction = .zero
  }

  /// The commanded change up to an offset; `nil` if a number was given that no list has.
  private func commanded(_ points: Double?, to offset: Length) -> Length? {
    if let points { return length(points) }
    return offset - (self.offset ?? offset) - correction
  }

  private func shownRow(_ row: RecordedRow) -> ShownRow? {
    guard let top = length(row.topPt), let height = length(row.heightPt), height >= .zero else {
      return nil
    }
    return ShownRow(
      item: item(row.id),
      top: top,
      height: height,
      isEstimated: row.isEstimated
    )
  }

  private func isUnique(_ rows: [ShownRow]) -> Bool {
    rows.indices.dropFirst().allSatisfy { rows[$0 - 1].item < rows[$0].item }
  }

  /// - Complexity: O(log *v*), where *v* is the number of rows.
  private func row(of item: ItemID, in rows: [ShownRow]) -> ShownRow? {
    var (lower, upper) = (0, rows.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if rows[middle].item < item { lower = middle + 1 } else { upper = middle }
    }
    return lower < rows.count && rows[lower].item == item ? rows[lower] : nil
  }
}
