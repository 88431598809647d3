public import TimelineUnits

/// New content of a row, as a scenario states it.
public struct PlannedChange: Equatable, Sendable {
  /// The row.
  public var row: RowReference
  /// Its height from now on.
  public var height: Length
  /// When the new content can be measured.
  public var preparation: PreparationRule

  /// Creates a change.
  public init(row: RowReference, height: Length, preparation: PreparationRule) {
    self.row = row
    self.height = height
    self.preparation = preparation
  }
}
