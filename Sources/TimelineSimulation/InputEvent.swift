public import TimelineScroll
public import TimelineTrace
public import TimelineUnits

/// Something that happens to the screen side from outside.
public enum InputEvent: Equatable, Sendable {
  /// A row's content changes its size by itself, as a late image does; the height holds from now.
  case resize(ItemID, height: Length)
  /// One revision of the live overlay: rows with new content and rows that are new at the end.
  case live(changes: [RowChange], appended: [ItemID])
  /// A window snapshot: the whole list of rows, and rows with new content.
  case window(rows: [ItemID], changes: [RowChange])
  /// A new presentation epoch: the whole list of another window, empty while its load is
  /// outstanding, and rows with new content.
  case epoch(rows: [ItemID], changes: [RowChange], isLoading: Bool)
  /// The user sends a message; its rows appear at the end.
  case send(appended: [ItemID])
  /// A finger touches the list at a height `y` below the screen's top edge.
  case touchDown(y: Length)
  /// The finger moves to `y`.
  case touchMoved(y: Length)
  /// The finger is lifted; the list is flung with the speed of the last moves.
  case touchUp
  /// The list is scrolled to a row.
  case scrollTo(ItemID, RowPlacement, isAnimated: Bool)
  /// The viewport has another size or other insets, as after a rotation.
  case viewport(Size, insets: EdgeInsets)
  /// A keyboard begins to come or go; the bottom inset moves to a new one along its curve.
  case keyboard(bottomInset: Length)
  /// The composer or a preview is opened or closed.
  case composer(isOpen: Bool)
  /// The "to the bottom" control is tapped.
  case bottomTapped
  /// Reduce Motion is switched.
  case reduceMotion(Bool)
  /// Something else keeps the main thread busy for a while.
  case stall(Interval)
  /// The display refreshes at another rate, as Low Power Mode or heat make it.
  case refresh(Interval)
  /// Memory runs short: what is kept of rows further than so many rows from the screen is dropped,
  /// and their content is prepared anew when they come in.
  case trim(keepingRows: Int)
  /// The data side did something that the screen does not see; it is only written down.
  case data(DataFact)
}
