import CollectionLayout
import TimelineScroll
import TimelineTrace
import TimelineUnits

/// Following the bottom, and the passes that make sure the list has arrived there.
///
/// Source: H-FOLLOW-1 to H-FOLLOW-4, H-BOTTOM-1 to H-BOTTOM-3, H-MOTION-1, H-PREPEND-6.
extension ScreenCoordinator {
  mutating func bottomTapped() {
    record(.input(.bottomTapped, item: nil))
    guard !cover.isCovering, !scroll.isDragging else { return }
    stopDeceleration()
    switched(follow.turnOn(.tapped))
  }

  mutating func reduceMotionChanged(_ isOn: Bool) {
    record(.input(.reduceMotion, item: nil))
    reduceMotion = isOn
  }

  /// Writes a change of following; a link that ran is paused with it.
  mutating func switched(_ change: FollowSwitch?) {
    guard let change else { return }
    record(.followSwitched(on: change.isOn, FollowReason(change.cause)))
  }

  /// Moves the list one step of the display link towards the bottom.
  mutating func stepFollow(target: Instant) {
    if tuning.fault == .followLostByGrowth, scroll.gap > .zero, !scroll.userMoves {
      switched(follow.turnOff(.scrolled))
    }
    let isFree = !scroll.userMoves || tuning.fault == .linkRunsOnInDrag
    guard follow.isOn, !cover.isCovering, !restore.isRunning, isFree, !scroll.isAnimating else {
      pauseFollowLink()
      return
    }
    let pixel = scroll.grid.pixel
    if follow.startLink(gap: scroll.gapInPoints, pixel: pixel) {
      record(.followLink(running: true))
      stopBottomSettle(.superseded)
    }
    let step = follow.frame(
      gap: scroll.gapInPoints,
      pixel: pixel,
      target: target,
      refresh: refresh,
      reduceMotion: reduceMotion
    )
    let before = scroll.offset
    switch step {
    case .idle: return
    case .move(let distance): scroll.move(byPoints: distance)
    case .arrive:
      scroll.setOffsetToBottom()
      record(.followLink(running: false))
      startBottomSettle(afterAnimation: false)
    }
    command(scroll.offset - before)
  }

  mutating func pauseFollowLink() {
    if follow.pauseLink() { record(.followLink(running: false)) }
  }

  mutating func startBottomSettle(afterAnimation: Bool) {
    bottom.start(contentHeight: layout.contentHeight, afterAnimation: afterAnimation)
    scheduleBottomPass()
  }

  private mutating func scheduleBottomPass() {
    guard let due = bottom.nextPass(after: now) else { return }
    effects.append(.sleep(.bottomPass, lasting: due - now))
  }

  mutating func stopBottomSettle(_ end: BottomEnd) {
    guard bottom.stop() else { return }
    record(.bottomEnded(end))
    effects.append(.cancel(.bottomPass))
  }

  mutating func bottomPass() {
    layOut()
    guard let pass = bottom.pass(gap: scroll.gap, contentHeight: layout.contentHeight) else {
      return
    }
    record(.bottomPass(index: pass.index, gap: pass.gap, isStable: pass.isStable))
    if pass.setsOffset {
      let before = scroll.offset
      scroll.setOffsetToBottom()
      command(scroll.offset - before)
    }
    if let end = pass.end { record(.bottomEnded(BottomEnd(end))) }
    scheduleBottomPass()
  }
}
