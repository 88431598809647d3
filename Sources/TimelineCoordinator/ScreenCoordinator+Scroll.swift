import TimelineScroll
import TimelineTrace
import TimelineUnits

/// The finger on the list, which always wins over the screen's own scrolling.
///
/// Source: U-DRAG-1, U-FLAG-1, H-SETTLE-10.
extension ScreenCoordinator {
  mutating func touchDown(_ y: Length) {
    record(.input(.touchDown, item: nil))
    // Under the cover touches are ignored.
    guard !cover.isCovering else { return }
    drag.touchDown(y: y, scroll: &scroll)
  }

  mutating func touchMoved(_ y: Length) {
    record(.input(.touchMoved, item: nil))
    let before = scroll.offset
    if drag.touchMoved(y: y, scroll: &scroll) {
      pauseFollowLink()
      switched(follow.turnOff(.drag))
      stopBottomSettle(.drag)
      stopRestore(.drag)
    }
    command(scroll.offset - before)
  }

  mutating func touchUp() {
    record(.input(.touchUp, item: nil))
    guard drag.touchUp(scroll: &scroll) else { return }
    switched(follow.rested(gap: scroll.gap))
    rested()
  }

  /// Counts a change of the offset that the user or the screen commanded.
  ///
  /// Source: M-NOTE-1.
  mutating func command(_ change: Length) {
    guard change != .zero else { return }
    commanded += change
    needsOlderCheck = true
  }
}
