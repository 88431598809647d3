public import TimelineScroll
public import TimelineUnits

/// What happens to the screen side, as a scenario states it.
public enum ScenarioAction: Equatable, Sendable {
  /// A row's content has another height from now on.
  case resize(RowReference, height: Length)
  /// A row's content grows steadily by itself.
  case grow(GrowthPlan)
  /// A row's content takes heights in turn.
  case alternate(AlternationPlan)
  /// One live revision: rows with new content, and rows that are new at the end.
  case live(changes: [PlannedChange], append: [RowGroup])
  /// Live revisions of one row in a steady stream.
  case stream(StreamPlan)
  /// A window snapshot: the whole list, and rows with new content.
  case window(rows: [WindowPart], changes: [PlannedChange])
  /// A new presentation epoch: the whole list of another window, empty while its load is
  /// outstanding, and rows with new content.
  case epoch(rows: [WindowPart], changes: [PlannedChange])
  /// The user sends a message.
  case send(append: [RowGroup])
  /// A finger touches the list at a height below the screen's top edge.
  case touchDown(y: Length)
  /// The finger moves.
  case touchMove(y: Length)
  /// The finger is lifted.
  case touchUp
  /// A finger moves steadily from one height to another and is lifted.
  case drag(DragPlan)
  /// The composer or a preview is opened or closed.
  case composer(isOpen: Bool)
  /// The "to the bottom" control is tapped.
  case tapBottom
  /// Reduce Motion is switched.
  case reduceMotion(isOn: Bool)
  /// A finger moves at a stated speed and lets go, so that the list goes on at that speed.
  case fling(FlingPlan)
  /// The list is scrolled to a row.
  case scrollTo(RowReference, RowPlacement, isAnimated: Bool)
  /// A keyboard of a height comes, or goes if the height is zero.
  case keyboard(height: Length)
  /// The screen has another size, as after a rotation.
  case viewport(ViewportPlan)
  /// The text size changes, and with it the height of every row by a factor.
  case textSize(heightTimes: Double)
  /// Something else keeps the main thread busy for a while.
  case stall(Interval)
  /// The display refreshes so many times a second, if it can.
  case refresh(hertz: Int64)
  /// Low Power Mode holds the display at 60 Hz or lets go of it.
  case lowPower(isOn: Bool)
  /// What is kept of rows further than so many rows from the screen is dropped.
  case trim(keepingRows: Int)
}
