public import TimelineUnits

/// The height of one row at one width, exported from a device.
///
/// Source: T-FONT-2.
public struct RecordedRowHeight: Equatable, Sendable {
  /// The hash of the row's id.
  public var row: UInt64
  /// The width of the row.
  public var width: Length
  /// The height of the row.
  public var height: Length

  /// Creates a height.
  public init(row: UInt64, width: Length, height: Length) {
    self.row = row
    self.width = width
    self.height = height
  }

  /// Whether a height comes before another: by row, then by width.
  static func precedes(_ left: RecordedRowHeight, _ right: RecordedRowHeight) -> Bool {
    left.row == right.row ? left.width < right.width : left.row < right.row
  }
}
