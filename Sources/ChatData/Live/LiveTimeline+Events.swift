extension LiveTimeline {
  /// A live event arrived: the whole overlay at a version.
  ///
  /// Source: H-OVER-1 to H-OVER-5, H-OVER-9.
  public mutating func receive(_ overlay: LiveOverlay) -> LiveEventOutcome {
    let incoming = OverlayVersion(overlay)
    guard let version else { return .refused }
    if incoming.epoch < version.epoch { return .dropped }
    if incoming.epoch > version.epoch {
      return defects.contains(.futureEpochAdopted) ? adopt(overlay) : .refused
    }
    if incoming.revision < version.revision {
      return defects.contains(.olderRevisionWins) ? adopt(overlay) : .ignored
    }
    if incoming.revision == version.revision {
      if LiveTimeline.sameBlocks(overlay.blocks, blocks) { return .repeated }
      return defects.contains(.conflictIgnored) ? .repeated : .conflict
    }
    return adopt(overlay)
  }

  /// A run started; the late start of a run that ended already only counts.
  ///
  /// Source: H-OVER-6.
  public mutating func runStarted(_ run: ActiveRun) {
    let before = TimelineContent(self)
    liveEventCounter += 1
    if !endedRuns.contains(run.runID) { activeRun = run }
    _ = noteChange(since: before)
  }

  /// A run ended, in whatever way.
  ///
  /// Source: H-OVER-6.
  public mutating func runEnded(_ id: [UInt8]) {
    let before = TimelineContent(self)
    liveEventCounter += 1
    endedRuns = endedRuns.suffix(LiveTimeline.rememberedRuns - 1) + [id]
    if activeRun?.runID == id { activeRun = nil }
    _ = noteChange(since: before)
  }

  /// The messages that are sent and not confirmed changed.
  ///
  /// Messages that the history confirms already leave at once.
  ///
  /// - Returns: The operations that the history confirms.
  ///
  /// Source: H-SNAP-7, H-PROJ-4.
  public mutating func setEchoes(_ new: [MessageEcho]) -> [[UInt8]] {
    let before = TimelineContent(self)
    echoes = new
    let confirmed = removeConfirmedEchoes()
    _ = noteChange(since: before)
    return confirmed
  }

  private mutating func adopt(_ overlay: LiveOverlay) -> LiveEventOutcome {
    let before = TimelineContent(self)
    take(overlay)
    if !defects.contains(.counterStands) { liveEventCounter += 1 }
    _ = noteChange(since: before)
    return .adopted
  }

  /// Makes an overlay the one of the timeline.
  ///
  /// Live rows of the window that it brings belong to it from now on, so that an older form cannot
  /// come back when the overlay drops them.
  mutating func take(_ overlay: LiveOverlay) {
    version = OverlayVersion(overlay)
    blocks = overlay.blocks
    if !blocks.isEmpty, rows.contains(where: { $0.origin == .live }) {
      let owned = IdentityTable(blocks)
      rows.removeAll { $0.origin == .live && owned.contains($0) }
    }
  }

  mutating func removeConfirmedEchoes() -> [[UInt8]] {
    guard !echoes.isEmpty else { return [] }
    let operations = Set(
      rows.lazy.filter { $0.origin == .canonical && $0.type == .user }.compactMap(\.operationID)
    )
    let confirmed = echoes.map(\.operationID).filter { operations.contains($0) }
    echoes.removeAll { operations.contains($0.operationID) }
    return confirmed
  }

  /// Whether two lists of blocks have the same identities and the same text, in the same order.
  static func sameBlocks(_ left: [HistoryRow], _ right: [HistoryRow]) -> Bool {
    left.elementsEqual(right) { $0.spliceKey == $1.spliceKey && $0.text == $1.text }
  }
}
