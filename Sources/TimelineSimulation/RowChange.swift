public import TimelineUnits

/// New content of a row.
public struct RowChange: Equatable, Sendable {
  /// The row.
  public var item: ItemID
  /// What it shows from now on.
  public var content: RowContent

  /// Creates a change.
  public init(item: ItemID, content: RowContent) {
    self.item = item
    self.content = content
  }
}
