public import TimelineUnits

/// One measurement of a row, told to the anchor policy together with where the row was.
///
/// Source: L-MOVE-1 to L-MOVE-6, U-CYCLE-2.
public struct HeightChange: Equatable, Sendable {
  /// The measured row.
  public var item: ItemID
  /// Its index.
  public var index: Int
  /// The height that counted until now: measured, or the estimate.
  public var oldHeight: Length
  /// The height that counts from now on.
  public var newHeight: Length
  /// The distance from the top of the content to the row before the measurement.
  public var oldTop: Length
  /// Whether the row had no measured height until now.
  public var isFirst: Bool
  /// Where the row was against the viewport before the measurement.
  public var position: RowPosition

  /// The height of the whole content with the new height.
  public var contentHeight: Length
  /// The viewport before the measurement.
  public var viewport: VerticalExtent

  /// Creates a change.
  @inlinable
  public init(
    item: ItemID,
    index: Int,
    oldHeight: Length,
    newHeight: Length,
    oldTop: Length,
    isFirst: Bool,
    position: RowPosition,
    contentHeight: Length = .zero,
    viewport: VerticalExtent = VerticalExtent(top: .zero, height: .zero)
  ) {
    self.item = item
    self.index = index
    self.oldHeight = oldHeight
    self.newHeight = newHeight
    self.oldTop = oldTop
    self.isFirst = isFirst
    self.position = position
    self.contentHeight = contentHeight
    self.viewport = viewport
  }

  /// What the row gained in height; negative where it lost.
  @inlinable
  public var growth: Length { newHeight - oldHeight }
}
