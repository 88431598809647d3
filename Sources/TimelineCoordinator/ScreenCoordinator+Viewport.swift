import CollectionLayout
import TimelineScroll
import TimelineTrace
import TimelineUnits

/// The viewport changes: the device is turned, insets change, a keyboard comes or goes.
///
/// None of it moves the offset by itself; the clamp after the next layout does if it has to, and a
/// list that stood at its bottom follows it. Under the anchor rule a change of width, which drops
/// all heights, keeps the bottom or the first row on screen.
///
/// Source: U-INSET-3, U-INSET-4, U-CYCLE-6, U-KEYB-1, U-ANCHOR-9, H-FOLLOW-3.
extension ScreenCoordinator {
  mutating func viewportChanged(_ size: Size, _ insets: EdgeInsets) {
    keyboard = nil
    noteRest()
    let width = size.width - insets.left - insets.right
    guard width != scroll.viewport.width - scroll.insets.left - scroll.insets.right else {
      return setViewport(size, insets)
    }
    let anchor = ScrollAnchor.capture(from: layout, at: scroll)?.belowTop
    let gap = scroll.gap
    layout.setWidth(width)
    scroll.contentHeight = layout.contentHeight
    setViewport(size, insets)
    keepPlace(anchor, gap: gap)
  }

  /// Brings the list back to where it was before all heights were dropped.
  ///
  /// A finger that drags or a list that decelerates goes on from there; otherwise the place is kept
  /// until the rows on screen are measured again.
  private mutating func keepPlace(_ anchor: ScrollAnchor?, gap: Length) {
    guard tuning.layout.anchorPolicy == .anchorRow, !cover.isCovering, !scroll.isAnimating else {
      return
    }
    guard scroll.userMoves else {
      let staysAtBottom = follow.isOn && gap <= tuning.bottom.gapTolerance
      beginRestore(staysAtBottom ? nil : anchor, gap: gap)
      _ = restore.restore(in: layout, scroll: &scroll)
      return
    }
    if let target = anchor?.offset(toRestoreIn: layout) { scroll.shift(by: target - scroll.offset) }
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
    if insets != scroll.insets {
      noteRest()
      setViewport(scroll.viewport, insets)
    }
    if curve.isOver(at: target) { keyboard = nil }
  }

  /// A list that stands at its bottom before a change follows it from now on.
  private mutating func noteRest() {
    if !scroll.userMoves, !scroll.isAnimating, !cover.isCovering {
      switched(follow.rested(gap: scroll.gap))
    }
  }

  private mutating func setViewport(_ size: Size, _ insets: EdgeInsets) {
    if insets != scroll.insets { layout.invalidateInsets() }
    scroll.viewport = size
    scroll.insets = insets
    record(.viewport(size: size, insets: insets))
    // The next layout has to run, also where no row changes.
    laidOutBounds = nil
    needsOlderCheck = true
  }
}
