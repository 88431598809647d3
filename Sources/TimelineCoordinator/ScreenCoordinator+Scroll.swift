import TimelineScroll
import TimelineTrace
import TimelineUnits

/// The finger on the list, which always wins over the screen's own scrolling, and the list that
/// moves on by itself when it is lifted.
///
/// Source: U-DRAG-1 to U-DRAG-5, U-FLAG-1, H-SETTLE-10, H-HOLD-3.
extension ScreenCoordinator {
  mutating func touchDown(_ y: Length) {
    record(.input(.touchDown, item: nil))
    // Under the cover touches are ignored.
    guard !cover.isCovering else { return }
    // A finger that stops a deceleration is not told to the delegate, so what is held is found by
    // the next check; the list rests all the same.
    if scroll.isDecelerating { restedAt = now }
    drag.touchDown(y: y, at: now, scroll: &scroll)
  }

  mutating func touchMoved(_ y: Length) {
    record(.input(.touchMoved, item: nil))
    let change = drag.touchMoved(y: y, at: now, scroll: &scroll)
    if change.callbacks.contains(.willBeginDragging) {
      if tuning.fault != .linkRunsOnInDrag {
        pauseFollowLink()
        switched(follow.turnOff(.drag))
      }
      stopBottomSettle(.drag)
      stopRestore(.drag)
    }
    command(change.distance)
    if tuning.fault == .dragSlips { scroll.shift(by: Length(units: change.distance.units / 10)) }
  }

  mutating func touchUp() {
    record(.input(.touchUp, item: nil))
    let change = drag.touchUp(at: now, scroll: &scroll)
    let isOver = change.callbacks.contains(.didEndDragging) && !scroll.isDecelerating
    if isOver { cameToRest() }
  }

  /// Moves a list that decelerates, bounces or is animated to where it is in this frame.
  ///
  /// Source: U-LINK-1, U-FLAG-1.
  mutating func moveList(target: Instant) {
    take(scroll.frame(target: target))
  }

  /// Stops a deceleration for something that the user asks for after it.
  mutating func stopDeceleration() {
    take(scroll.stopDeceleration())
  }

  /// Takes over what happened to the list without a finger.
  mutating func take(_ change: ScrollChange) {
    command(change.distance)
    if change.callbacks.contains(.didEndDecelerating) {
      cameToRest()
    } else if change.callbacks.contains(.didEndScrollingAnimation) {
      switched(follow.rested(gap: scroll.gap))
    }
  }

  /// The user's motion is over.
  ///
  /// Source: H-FOLLOW-3, H-HOLD-3.
  private mutating func cameToRest() {
    let isAnywhere = tuning.fault == .followResumesAnywhere
    switched(follow.rested(gap: isAnywhere ? .zero : scroll.gap))
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
