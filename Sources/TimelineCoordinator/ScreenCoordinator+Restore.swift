import TimelineScroll
import TimelineTrace
import TimelineUnits

/// Older rows come in above, and the reader's place is kept.
///
/// Source: H-OLDER-1 to H-OLDER-6, H-PREPEND-1 to H-PREPEND-6, H-EPOCH-3.
extension ScreenCoordinator {
  mutating func checkForOlderPage() {
    guard needsOlderCheck, !cover.isCovering, !restore.isRunning else { return }
    needsOlderCheck = false
    observer?.began(.older)
    defer { observer?.ended(.older) }
    request(
      older.offsetChanged(
        distanceAbove: scroll.distanceAbove,
        cursor: cursor,
        isPaused: false,
        at: now
      ),
      underCover: false
    )
  }

  mutating func request(_ request: OlderRequest?, underCover: Bool) {
    guard let request else { return }
    for _ in 0..<(tuning.fault == .olderFiresTwice ? 2 : 1) {
      record(.olderRequested(underCover: underCover))
      effects.append(.requestOlder(request))
    }
    schedule(.olderStale, at: older.staleAt)
  }

  mutating func olderWentStale() {
    guard older.expire(at: now) != nil else { return }
    record(.olderEnded(.stale, rows: 0))
    spoilPageEnd()
    cover.pageEnded(wasApplied: false)
  }

  mutating func olderAnswered(_ request: OlderRequest, _ answer: OlderPageAnswer) {
    switch answer {
    case .failure:
      record(.input(.olderFailed, item: nil))
      guard !older.isOutdated(request) else { return }
      let outcome = older.answered(request, oldest: cursor, succeeded: false)
      record(.olderEnded(OlderOutcome(outcome), rows: 0))
      spoilPageEnd()
      cover.pageEnded(wasApplied: false)
    case .page(let update, let rows, let next):
      record(.input(.olderPage, item: nil))
      guard !older.isOutdated(request) else { return }
      let outcome = older.answered(request, oldest: cursor, succeeded: true)
      record(.olderEnded(OlderOutcome(outcome), rows: rows))
      guard outcome == .applied else {
        cover.pageEnded(wasApplied: false)
        return
      }
      cursor = next
      bringsPage = true
      renderAtNextFrame(update, cause: .olderPage)
    }
  }

  /// Begins a restore: rows above the anchor have come or gone.
  mutating func beginRestore(_ record: ScrollAnchor?, gap: Length) {
    if restore.begin(spoiled(record), gap: gap, now: now) {
      self.record(.restoreEnded(.superseded))
    }
    pauseFollowLink()
    stopBottomSettle(.superseded)
    // What the record names has to be there: of an anchor that is gone the next one takes the part.
    if let row = record?.survivor(in: layout) {
      self.record(.restoreBegan(anchor: row.item, screenY: row.screenY))
    }
    schedule(.liveHold, at: restore.deadline)
  }

  mutating func liveHoldExpired() {
    if restore.expire(at: now) { restoreEnded(.expired) }
  }

  mutating func stopRestore(_ end: RestoreEnd) {
    if restore.stop() { restoreEnded(end) }
  }

  /// A restore is over: its last offset is tested for an older page, and live rows go on.
  mutating func restoreEnded(_ end: RestoreEnd) {
    record(.restoreEnded(end))
    effects.append(.cancel(.liveHold))
    needsOlderCheck = true
    releasesLive = true
  }
}
