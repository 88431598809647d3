import CollectionLayout
import TimelineScroll
import TimelineTrace
import TimelineUnits

/// Scrolling to a row, whose place is only as good as the heights that are known.
///
/// Source: U-ANIM-1, U-ANIM-2, H-BOTTOM-1.
extension ScreenCoordinator {
  /// Scrolls to a row; a finger on the list comes first.
  ///
  /// With animation the target is that of the present frames, so it misses by what the rows on the
  /// way differ from their estimates. Without, the list is laid out again until the row is there.
  mutating func scrollTo(_ item: ItemID, _ placement: RowPlacement, isAnimated: Bool) {
    record(.input(.scrolledTo, item: item))
    guard !cover.isCovering, !scroll.isTracking, let target = offset(of: item, placement) else {
      return
    }
    switched(follow.turnOff(.scrolled))
    stopBottomSettle(.superseded)
    stopRestore(.superseded)
    var isAtBottom = target == scroll.bottomOffset
    if isAnimated {
      take(scroll.animate(to: target, now: now))
    } else {
      jump(to: item, placement)
      isAtBottom = scroll.offset == scroll.bottomOffset
    }
    if isAtBottom { startBottomSettle(afterAnimation: isAnimated) }
    if !scroll.isAnimating { switched(follow.rested(gap: scroll.gap)) }
  }

  /// A list that decelerated comes to rest where the jump ends: on the way there the rows have
  /// estimated heights, and the bottom is not where it will be.
  ///
  /// Source: U-ANIM-2, H-FOLLOW-3.
  private mutating func jump(to item: ItemID, _ placement: RowPlacement) {
    var callbacks: ScrollCallbacks = []
    for _ in 0..<tuning.layout.loopLimit {
      guard let target = offset(of: item, placement), target != scroll.offset else { break }
      let change = scroll.jump(to: target)
      command(change.distance)
      callbacks.formUnion(change.callbacks)
      layOut()
    }
    take(ScrollChange(callbacks: callbacks))
  }

  private func offset(of item: ItemID, _ placement: RowPlacement) -> Length? {
    guard let index = layout.index(of: item) else { return nil }
    return scroll.offset(showing: layout.frame(at: index), at: placement)
  }
}
