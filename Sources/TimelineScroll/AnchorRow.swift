public import TimelineUnits

/// A visible row and where it stood on screen.
public struct AnchorRow: Equatable, Sendable {
  /// The row.
  public var item: ItemID
  /// The distance from the viewport's top edge to the row's top, in whole pixels; negative where
  /// the row begins above the screen.
  public var screenY: Length

  /// Creates an anchor row.
  public init(item: ItemID, screenY: Length) {
    self.item = item
    self.screenY = screenY
  }
}
