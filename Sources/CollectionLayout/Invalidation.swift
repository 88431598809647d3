public import TimelineUnits

/// One invalidation of a layout: what may have changed, from which row on, and by how much.
///
/// Frames of rows above `firstRow` are as they were. Both adjustments are added.
///
/// In a trace each has a record of its own kind: `counts` and `everything` that of the applied
/// snapshot, `rowSizes` that of the measured row, `reconfigure` that of the row, `width` and
/// `insets` that of the viewport; `finalize` shows in the frame's offset.
///
/// Source: L-INV-1, L-INV-2, L-INV-5.
public struct Invalidation: Equatable, Sendable {
  /// Why a layout was invalidated.
  public enum Cause: UInt8, Equatable, Sendable {
    /// The whole list was replaced.
    case everything = 0
    /// Rows came, went or moved in a batch.
    case counts = 1
    /// A row was measured and has another height.
    case rowSizes = 2
    /// The width changed, and with it all measured heights were dropped.
    case width = 3
    /// Adjustments that were staged in a batch are applied at its end.
    case finalize = 4
    /// The insets changed; all heights stay.
    case insets = 5
    /// Rows that were never measured count with another height.
    case estimate = 6
    /// The cell of a row is filled and measured again.
    case reconfigure = 7
  }

  /// Why.
  public var cause: Cause
  /// The first row whose frame may differ.
  public var firstRow: Int
  /// What the content gained in height by this invalidation.
  public var contentSizeAdjustment: Length
  /// What is added to the offset.
  public var contentOffsetAdjustment: Length

  /// Creates an invalidation; adjustments that are not given are zero.
  public init(
    _ cause: Cause,
    firstRow: Int,
    contentSizeAdjustment: Length = .zero,
    contentOffsetAdjustment: Length = .zero
  ) {
    self.cause = cause
    self.firstRow = firstRow
    self.contentSizeAdjustment = contentSizeAdjustment
    self.contentOffsetAdjustment = contentOffsetAdjustment
  }
}
