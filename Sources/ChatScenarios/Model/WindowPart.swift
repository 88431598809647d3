/// A part of the list that a window snapshot brings.
public enum WindowPart: Equatable, Sendable {
  /// Rows that the scenario has defined elsewhere.
  case rows(RowReference)
  /// Rows that are new with this snapshot.
  case new(RowGroup)
}
