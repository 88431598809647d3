public import TimelineUnits

/// A visible row as a settle pass sees it.
///
/// Source: H-SETTLE-4.
public struct SettleRow: Equatable, Sendable {
  /// The row.
  public var item: ItemID
  /// The y of the row's upper edge in content coordinates.
  public var top: Length
  /// The row's height.
  public var height: Length

  /// Creates a row.
  @inlinable
  public init(item: ItemID, top: Length, height: Length) {
    self.item = item
    self.top = top
    self.height = height
  }
}
