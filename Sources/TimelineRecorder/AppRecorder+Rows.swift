public import TimelineTrace

extension AppRecorder {
  /// The list was filled anew with a number of rows.
  public func mounted(rows: Int, at time: Double) {
    record(isCount(rows) ? .mounted(rows: rows) : nil, at: time)
  }

  /// A live change reached the view model.
  public func modelUpdated(at time: Double) {
    record(.modelUpdated, at: time)
  }

  /// A render gave the list rows, of which a number had new content.
  public func rendered(_ cause: RenderCause, changedRows: Int, at time: Double) {
    record(isCount(changedRows) ? .rendered(cause, changed: changedRows) : nil, at: time)
  }

  /// A render's update waits, because the user moves the list.
  public func updateHeld(at time: Double) {
    record(.held, at: time)
  }

  /// The update that waited is applied; the list came to rest at `restTime`.
  public func heldUpdateApplied(restedAt restTime: Double, at time: Double) {
    guard let now = instant(time), let rest = restInstant(restTime, before: now) else {
      return record(nil, at: time)
    }
    record(.heldApplied(restedAt: rest), at: time)
  }

  /// A list snapshot was applied.
  public func snapshotApplied(inserted: Int, deleted: Int, moved: Int, at time: Double) {
    let isPossible = [inserted, deleted, moved].allSatisfy(isCount)
    record(
      isPossible ? .snapshotApplied(inserted: inserted, deleted: deleted, moved: moved) : nil,
      at: time
    )
  }

  /// A row's content is being prepared.
  public func preparing(row: String, at time: Double) {
    record(.preparing(item(row)), at: time)
  }

  /// A row's content is ready to be measured.
  public func prepared(row: String, at time: Double) {
    record(.prepared(item(row)), at: time)
  }

  /// A visible cell was filled again in place.
  public func reconfigured(row: String, at time: Double) {
    record(.reconfigured(item(row)), at: time)
  }

  /// A cell was measured and its height taken.
  public func measured(
    row: String,
    fromPt: Double,
    toPt: Double,
    isFirst: Bool,
    at time: Double
  ) {
    guard let from = length(fromPt), let to = length(toPt) else { return record(nil, at: time) }
    record(.measured(item(row), from: from, to: to, isFirst: isFirst), at: time)
  }

  /// One layout of the list ended.
  public func layout(_ summary: LayoutSummary, at time: Double) {
    let counts = [
      summary.passes, summary.queries, summary.cellsMade, summary.configured, summary.measured,
      summary.remeasured, summary.wasted, summary.invalidations,
    ]
    record(counts.allSatisfy(isCount) ? .layout(summary) : nil, at: time)
  }
}
