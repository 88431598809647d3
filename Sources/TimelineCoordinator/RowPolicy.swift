public import TimelineUnits

/// What if rows were taller or shorter: heights that take the place of those of the contents.
///
/// The app has no such constants. They answer what a reader of a run asks next: would the reveal be
/// on time if this row were shorter, or if all were?
///
/// Source: BM-SWEEP-2.
public struct RowPolicy: Equatable, Sendable {
  /// How tall a row is, in thousandths of what its content takes: 1,000.
  ///
  /// Key `rows.heightScale`; a switch of this model.
  public var heightScale: Int
  /// The row that has `changedHeight` in all versions of its content; −1 for none.
  ///
  /// Key `rows.changedRow`; a switch of this model.
  public var changedRow: Int
  /// The height of `changedRow`: 80 pt.
  ///
  /// Key `rows.changedHeight`; a switch of this model.
  public var changedHeight: Length

  /// Creates a policy; what is not given leaves all heights as they are.
  public init(
    heightScale: Int = 1_000,
    changedRow: Int = -1,
    changedHeight: Length = .points(80)
  ) {
    self.heightScale = heightScale
    self.changedRow = changedRow
    self.changedHeight = changedHeight
  }

  /// The height of a row whose content takes `height`; a scaled one is rounded down to 1/192 pt.
  ///
  /// - Complexity: O(1).
  public func height(of item: ItemID, taking height: Length) -> Length {
    if item.index == changedRow { return changedHeight }
    return Length(units: height.units * Int64(heightScale) / 1_000)
  }
}
