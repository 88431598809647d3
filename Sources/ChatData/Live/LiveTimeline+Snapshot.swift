extension LiveTimeline {
  /// Applies the answer of a load of the latest window whose fences hold.
  ///
  /// - Parameters:
  ///   - snapshot: The decoded answer.
  ///   - counter: The counter of live events when the load started.
  /// - Returns: What became of it; a conflict changes nothing.
  /// - Complexity: O(*n* + *m*) for *n* rows of the window and *m* of the snapshot, if both are in
  ///   display order.
  ///
  /// Source: H-SNAP-3 to H-SNAP-11.
  public mutating func apply(
    _ snapshot: HistoryEnvelope,
    counterAtStart counter: Int
  ) -> SnapshotOutcome {
    if conflicts(snapshot.overlay) { return SnapshotOutcome(.conflict) }
    let isStale = counter != liveEventCounter && !defects.contains(.counterIgnored)
    let before = TimelineContent(self)
    var outcome = SnapshotOutcome(snapshot.loadState == .available ? .applied : .unavailable)
    if snapshot.loadState == .available {
      commit(snapshot, isStale: isStale, &outcome)
      takeOverlay(of: snapshot, isStale: isStale, &outcome)
      isConfirmed = true
      isOfFormerTarget = false
    } else {
      takeOverlayWithoutHistory(snapshot.overlay, &outcome)
    }
    outcome.confirmedOperations = removeConfirmedEchoes()
    outcome.hasChanged = noteChange(since: before)
    if outcome.hasChanged, defects.contains(.revisionTwice) { revision += 1 }
    return outcome
  }

  /// Source: H-SNAP-3.
  private func conflicts(_ overlay: LiveOverlay) -> Bool {
    guard let version, !defects.contains(.conflictIgnored) else { return false }
    let incoming = OverlayVersion(overlay)
    if incoming.epoch < version.epoch { return true }
    return incoming == version && !LiveTimeline.sameBlocks(overlay.blocks, blocks)
  }

  /// Source: H-SNAP-5, H-SNAP-8 to H-SNAP-11.
  private mutating func commit(
    _ snapshot: HistoryEnvelope,
    isStale: Bool,
    _ outcome: inout SnapshotOutcome
  ) {
    let window = MergedWindow(
      kept: rows,
      pagination: pagination,
      snapshot: snapshot,
      keepsLive: isStale,
      keepsRows: !isOfFormerTarget,
      defects: defects
    )
    outcome.window = window.isOverlapping ? .merged : .replaced
    let hasWindow = rows.contains { $0.origin == .canonical }
    if hasWindow, !window.isOverlapping, !defects.contains(.epochKept) { presentationEpoch += 1 }
    rows = window.rows
    pagination = window.pagination
    outcome.isStaleLive = isStale
    if !isStale { activeRun = snapshot.activeRun }
    if isOfFormerTarget { blocks = [] }
  }

  /// The revision decides about an overlay of the same epoch, the counter about another epoch.
  ///
  /// Source: H-SNAP-6.
  private mutating func takeOverlay(
    of snapshot: HistoryEnvelope,
    isStale: Bool,
    _ outcome: inout SnapshotOutcome
  ) {
    let incoming = OverlayVersion(snapshot.overlay)
    if let version, incoming.epoch == version.epoch {
      let isNewer = incoming.revision > version.revision
      guard isNewer || defects.contains(.snapshotOverlayWins) else { return }
    } else if isStale {
      outcome.overlay = .refused
      return
    }
    outcome.overlay = .adopted
    take(snapshot.overlay)
    if defects.contains(.settlesByText) {
      let texts = rows.filter { $0.origin == .canonical }.map(\.text)
      blocks.removeAll { texts.contains($0.text) }
    }
  }

  /// Source: H-SNAP-4.
  private mutating func takeOverlayWithoutHistory(
    _ overlay: LiveOverlay,
    _ outcome: inout SnapshotOutcome
  ) {
    if defects.contains(.unavailableClears) { rows = [] }
    let incoming = OverlayVersion(overlay)
    guard let version, incoming.epoch == version.epoch, incoming.revision > version.revision else {
      return
    }
    outcome.overlay = .adopted
    take(overlay)
  }
}
