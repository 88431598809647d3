public import TimelineUnits

/// Where a row lies against the viewport, before its new height counts.
///
/// Source: L-MOVE-1 to L-MOVE-4.
public enum RowPosition: UInt8, Equatable, Sendable {
  /// Wholly above the viewport: its bottom edge is at or above the viewport's top edge.
  case above = 0
  /// Cut by the viewport's top edge.
  case straddling = 1
  /// Its top edge is in the viewport.
  case inside = 2
  /// Wholly below the viewport: its top edge is at or below the viewport's bottom edge.
  case below = 3

  /// Compares the frame of a row with a viewport.
  @inlinable
  public init(of frame: VerticalExtent, in viewport: VerticalExtent) {
    if frame.bottom <= viewport.top {
      self = .above
    } else if frame.top >= viewport.bottom {
      self = .below
    } else {
      self = frame.top < viewport.top ? .straddling : .inside
    }
  }
}
