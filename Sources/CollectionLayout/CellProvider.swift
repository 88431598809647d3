public import TimelineUnits

/// Who fills and measures the cells of a list and may answer a measurement with a new offset.
///
/// Calls come in the order of the layout loop: a cell is configured before it is measured, and
/// every measurement is told before the next row is looked at.
///
/// Source: U-CYCLE-1, U-CYCLE-3.
public protocol CellProvider {
  /// Fills the cell of a row with the row's newest content.
  mutating func configure(_ item: ItemID)

  /// The height that the content of a row asks for at a width.
  ///
  /// - Returns: A height in `0...Limits.rowHeight`, or `nil` while the content is being prepared:
  ///   the row keeps the height that it has.
  mutating func preferredHeight(of item: ItemID, width: Length) -> Length?

  /// Takes note of a measurement.
  ///
  /// - Parameters:
  ///   - change: The measurement.
  ///   - heights: The heights of all rows, the new one included.
  /// - Returns: A distance that is added to the content offset; zero for no correction.
  mutating func didMeasure(_ change: HeightChange, in heights: HeightTree) -> Length
}
