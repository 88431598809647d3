/// Who answers the measurement of a row with a change of the offset, and by which rule.
///
/// Key `model.anchorPolicy`; a switch of this model.
///
/// Source: U-ANCHOR-1 to U-ANCHOR-4, U-ANCHOR-9, L-MOVE-8 to L-MOVE-10.
public enum AnchorPolicy: UInt8, CaseIterable, Sendable {
  /// The list corrects nothing; the app keeps its first visible row in place, after a change of the
  /// list and while the list rests.
  case handbook = 0
  /// Follows the growth of rows that begin above the visible bottom edge.
  case chatLayout = 1
  /// Keeps the bottom edge or the last measured row in place.
  case magazine = 2
  /// Keeps the first row that the measurement would move in place.
  case anchorRow = 3
  /// Neither the list nor the app corrects anything.
  case none = 4
  /// Keeps the last visible row in place, so that the distance to the bottom stays.
  case bottomRow = 5
}
