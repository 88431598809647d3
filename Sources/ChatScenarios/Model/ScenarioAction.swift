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
}
