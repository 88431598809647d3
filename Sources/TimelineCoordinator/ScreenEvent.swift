public import TimelineScroll
public import TimelineUnits

/// What happens to the screen.
public enum ScreenEvent: Sendable {
  /// The chat is shown: its rows, or none while its first load is outstanding, and where its older
  /// pages begin.
  case mount(ScreenUpdate, isLoading: Bool, cursor: PageCursor?)
  /// A new presentation epoch: the rows of another window, or none while its load is outstanding,
  /// and where its older pages begin (not gated).
  case epoch(ScreenUpdate, isLoading: Bool, cursor: PageCursor?)
  /// A live revision of the overlay arrived (gated twice, H-CAD-1).
  case live(ScreenUpdate)
  /// A window snapshot arrived, with the place where its older pages begin (not gated, H-CAD-6).
  case window(ScreenUpdate, cursor: PageCursor?)
  /// The user sent a message (not gated, H-CAD-6).
  case send(ScreenUpdate)
  /// A request for an older page was answered.
  case olderAnswered(OlderRequest, OlderPageAnswer)
  /// The data side was given a list in which some row occurs twice; what is shown stays.
  case duplicateRows(count: Int)
  /// The preparation of the content in a row's cell ended.
  case contentReady(ItemID)
  /// The content in a row's cell changed its size by itself.
  case contentResized(ItemID)
  /// A finger touched the list at `y` below the screen's top edge.
  case touchDown(y: Length)
  /// The finger moved to `y`.
  case touchMoved(y: Length)
  /// The finger was lifted.
  case touchUp
  /// The list is to be scrolled to a row.
  case scrollTo(ItemID, RowPlacement, isAnimated: Bool)
  /// The viewport has another size or other insets, as after a rotation.
  case viewport(Size, insets: EdgeInsets)
  /// A keyboard begins to come or go; the bottom inset moves to a new one along its curve.
  case keyboard(bottomInset: Length)
  /// The composer or a preview was opened or closed.
  case composer(isOpen: Bool)
  /// The "to the bottom" control was tapped.
  case bottomTapped
  /// Reduce Motion was switched.
  case reduceMotion(Bool)
  /// Something else kept the main thread busy.
  case stalled
  /// What was kept of the content of rows far from the screen was dropped.
  case trimmed
  /// The display refreshes at another rate from now on.
  case refreshed(Interval)
  /// The frame is done and there is time to prepare one more cell before the next one.
  case spareTime
  /// A timer fired.
  case timer(ScreenTimer)
  /// The display refreshes; `target` is when this frame will be shown.
  case frame(target: Instant)
}
