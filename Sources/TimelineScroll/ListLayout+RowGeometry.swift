public import CollectionLayout
public import TimelineUnits

/// The list's rows, as the scroll machines see them.
extension ListLayout: RowGeometry {
  /// The item of a row.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func item(at index: Int) -> ItemID { snapshot[index] }
}
