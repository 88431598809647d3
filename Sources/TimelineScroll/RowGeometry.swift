public import TimelineUnits

/// The frames of the rows, as the scroll machines need them.
///
/// Deliberately narrow: no content, no cells, no snapshots, so that the machines are tested on
/// plain lists of heights.
///
/// Source: L-TREE-1.
public protocol RowGeometry {
  /// The rows that overlap an extent by more than zero.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  func rows(in extent: VerticalExtent) -> Range<Int>

  /// The item of a row.
  ///
  /// - Complexity: O(1) or O(log *n*), where *n* is the number of rows.
  func item(at index: Int) -> ItemID

  /// The frame of a row.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  func frame(at index: Int) -> VerticalExtent

  /// The top of an item, or `nil` if it is not in the list.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  func top(of item: ItemID) -> Length?

  /// Whether a row has a measured height; otherwise it stands at its estimate.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  func isMeasured(at index: Int) -> Bool
}
