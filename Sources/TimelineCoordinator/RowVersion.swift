public import TimelineUnits

/// A row and the version of its content.
public struct RowVersion: Equatable, Sendable {
  /// The row.
  public var item: ItemID
  /// Its content.
  public var version: ContentVersion

  /// Creates a pair.
  @inlinable
  public init(item: ItemID, version: ContentVersion) {
    self.item = item
    self.version = version
  }
}
