public import TimelineTrace
internal import TimelineUnits

extension AppRecorder {
  /// Something reached the screen from outside, such as a touch or a live change.
  public func input(_ kind: InputKind, row: String? = nil, at time: Double) {
    record(.input(kind, item: row.map(item)), at: time)
  }

  /// The viewport has a new size or new insets, in points.
  public func viewportChanged(
    widthPt: Double,
    heightPt: Double,
    topInsetPt: Double,
    bottomInsetPt: Double,
    at time: Double
  ) {
    guard let width = length(widthPt), let height = length(heightPt),
      let top = length(topInsetPt), let bottom = length(bottomInsetPt)
    else { return record(nil, at: time) }
    let size = Size(width: width, height: height)
    record(.viewport(size: size, insets: EdgeInsets(top: top, bottom: bottom)), at: time)
  }

  /// An older page was asked for.
  public func olderPageRequested(underCover: Bool, at time: Double) {
    record(.olderRequested(underCover: underCover), at: time)
  }

  /// The wait for an older page ended with a number of rows.
  public func olderPageEnded(_ outcome: OlderOutcome, rows: Int, at time: Double) {
    record(isCount(rows) ? .olderEnded(outcome, rows: rows) : nil, at: time)
  }

  /// A prepend restore began; its anchor stood `screenYPt` below the viewport's top edge.
  public func restoreBegan(anchor: String, screenYPt: Double, at time: Double) {
    let anchor = item(anchor)
    record(length(screenYPt).map { .restoreBegan(anchor: anchor, screenY: $0) }, at: time)
  }

  /// The prepend restore ended.
  public func restoreEnded(_ end: RestoreEnd, at time: Double) {
    record(.restoreEnded(end), at: time)
  }

  /// Following the bottom was switched on or off.
  public func followSwitched(on isOn: Bool, because reason: FollowReason, at time: Double) {
    record(.followSwitched(on: isOn, reason), at: time)
  }

  /// The display link that follows the bottom started or paused.
  public func followLink(isRunning: Bool, at time: Double) {
    record(.followLink(running: isRunning), at: time)
  }

  /// One pass of a bottom settle, with the distance to the bottom in points.
  public func bottomPass(gapPt: Double, isStable: Bool, at time: Double) {
    guard let gap = length(gapPt) else { return record(nil, at: time) }
    bottomPasses += 1
    record(.bottomPass(index: bottomPasses, gap: gap, isStable: isStable), at: time)
  }

  /// The bottom settle ended.
  public func bottomEnded(_ end: BottomEnd, at time: Double) {
    bottomPasses = 0
    record(.bottomEnded(end), at: time)
  }

  /// The instant at which the list came to rest, which is not after `now` and not before the start.
  func restInstant(_ time: Double, before now: Instant) -> Instant? {
    guard time.isFinite else { return nil }
    let rest = Instant.zero + Interval(seconds: max(min(time - start, 8_640_000), 0))
    return min(rest, now)
  }
}
