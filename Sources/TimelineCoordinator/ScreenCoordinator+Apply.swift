import CollectionLayout
import TimelineScroll
import TimelineTrace
import TimelineUnits

/// What a render does to the list: reconfigure visible rows, apply one list snapshot, or wait.
///
/// Source: H-COORD-1 to H-COORD-6, H-HOLD-1 to H-HOLD-6.
extension ScreenCoordinator {
  mutating func applyOrHold() {
    guard !rendered.isEmpty else { return }
    // What the update touches is only asked while the user moves the list: the answer costs.
    let waits =
      scroll.userMoves && tuning.fault != .heldAppliesInDrag
      && HeldUpdate.mustWait(
        userMoves: true,
        changesVisibleRow: rendered.changed.contains { isNewOnScreen($0) },
        changesRowList: changesRowList(rendered)
      )
    guard waits else {
      if held.release() { effects.append(.cancel(.heldCheck)) }
      apply(rendered.drain())
      return
    }
    record(.held)
    schedule(.heldCheck, at: held.hold(at: now))
  }

  mutating func heldCheckFired() {
    switch held.checkFired(at: now, userMoves: scroll.userMoves) {
    case .apply: applyHeld()
    case .again(let due): schedule(.heldCheck, at: due)
    case .idle: break
    }
  }

  /// The list came to rest.
  mutating func rested() {
    restedAt = now
    guard held.release() else { return }
    effects.append(.cancel(.heldCheck))
    applyHeld()
  }

  private mutating func applyHeld() {
    if tuning.fault == .heldUpdateLost {
      _ = rendered.drain()
      return
    }
    record(.heldApplied(restedAt: restedAt))
    apply(rendered.drain())
  }

  private func changesRowList(_ update: ScreenUpdate) -> Bool {
    guard let rows = update.rows else { return false }
    return !SnapshotDifference(from: layout.snapshot, to: rows).isEmpty
  }

  /// Whether a visible row gets content that its cell does not show.
  private func isNewOnScreen(_ change: RowVersion) -> Bool {
    isVisible(change.item) && cells.version(of: change.item) != change.version
  }

  private func isVisible(_ item: ItemID) -> Bool {
    guard let index = layout.index(of: item) else { return false }
    return layout.visibleRows.contains(index)
  }

  private mutating func apply(_ update: ScreenUpdate) {
    observer?.began(.apply)
    defer { observer?.ended(.apply) }
    let anchor = ScrollAnchor.capture(from: layout, at: scroll)
    let gap = scroll.gap
    let oldTop = anchor.flatMap { layout.top(of: $0.row.item) }
    if tuning.fault == .restoreByIndex {
      anchorIndex = anchor.flatMap { layout.index(of: $0.row.item) }
    }
    if !scroll.userMoves, !scroll.isAnimating, !cover.isCovering {
      switched(follow.rested(gap: gap))
    }
    for change in update.changed {
      let isNew = isNewOnScreen(change)
      cells.set(change)
      guard isNew else { continue }
      layout.reconfigure(change.item)
      record(.reconfigured(change.item))
    }
    if let rows = update.rows, applySnapshot(rows) {
      let newTop = anchor.flatMap { layout.top(of: $0.row.item) }
      let restores = tuning.layout.anchorPolicy != .none && !cover.isCovering
      if restores, oldTop != newTop {
        beginRestore(anchor, gap: gap)
        // The reader's rows are brought back before the layout, which would otherwise make and
        // measure the rows that have come to stand at the old offset.
        scroll.contentHeight = layout.contentHeight
        if tuning.fault != .restoreSkipped { _ = restore.restore(in: layout, scroll: &scroll) }
        if tuning.fault == .restoreEndsAtOnce { stopRestore(.settled) }
      }
    }
    if tuning.fault != nil { spoil(update) }
    layOut(keeping: placeAtRest)
  }

  /// Goes to another list.
  ///
  /// - Returns: Whether the list changed.
  private mutating func applySnapshot(_ rows: Snapshot) -> Bool {
    let difference = takeOver(rows)
    guard !difference.isEmpty else { return false }
    work.snapshots += 1
    work.snapshotRows +=
      difference.insertedCount + difference.deletedCount + difference.moves.count
    record(
      .snapshotApplied(
        inserted: difference.insertedCount,
        deleted: difference.deletedCount,
        moved: difference.moves.count
      )
    )
    return true
  }

  /// Before iOS 15 a snapshot that is applied without animation reloads everything.
  ///
  /// Source: U-DIFF-9, L-APPLY-1, L-INV-6.
  private mutating func takeOver(_ rows: Snapshot) -> SnapshotDifference {
    guard tuning.layout.osVersion < 15 else { return layout.apply(rows) }
    let difference = SnapshotDifference(from: layout.snapshot, to: rows)
    layout.reset(to: rows)
    return difference
  }
}
