import CollectionLayout
import TimelineScroll
import TimelineTrace
import TimelineUnits

/// The viewport changes: the device is turned, insets change, a keyboard comes or goes.
///
/// None of it moves the offset by itself; the clamp after the next layout does if it has to, and a
/// list that stood at its bottom follows it.
///
/// Source: U-INSET-3, U-INSET-4, U-CYCLE-6, U-KEYB-1, H-FOLLOW-3.
extension ScreenCoordinator {
  mutating func viewportChanged(_ size: Size, _ insets: EdgeInsets) {
    keyboard = nil
    let width = size.width - insets.left - insets.right
    if width != scroll.viewport.width - scroll.insets.left - scroll.insets.right {
      layout.setWidth(width)
      scroll.contentHeight = layout.contentHeight
    }
    setViewport(size, insets)
  }

  mutating func keyboardMoved(bottomInset: Length) {
    keyboard = KeyboardCurve(origin: scroll.insets.bottom, target: bottomInset, began: now)
  }

  /// Moves the bottom inset along with a keyboard.
  ///
  /// Source: U-KEYB-1.
  mutating func moveKeyboard(target: Instant) {
    guard let curve = keyboard, tuning.fault != .keyboardInsetIgnored else { return }
    var insets = scroll.insets
    insets.bottom = curve.inset(at: target)
    if insets != scroll.insets { setViewport(scroll.viewport, insets) }
    if curve.isOver(at: target) { keyboard = nil }
  }

  private mutating func setViewport(_ size: Size, _ insets: EdgeInsets) {
    if !scroll.userMoves, !scroll.isAnimating, !cover.isCovering {
      switched(follow.rested(gap: scroll.gap))
    }
    if insets != scroll.insets { layout.invalidateInsets() }
    scroll.viewport = size
    scroll.insets = insets
    record(.viewport(size: size, insets: insets))
    // The next layout has to run, also where no row changes.
    laidOutBounds = nil
    needsOlderCheck = true
  }
}
