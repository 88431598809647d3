public import TimelineUnits

/// One committed frame.
public struct FrameRecord: Equatable, Sendable {
  /// The content y at the viewport's top edge, aligned to device pixels.
  public var offset: Length
  /// The height of all rows, estimates included.
  public var contentHeight: Length
  /// The commanded change of the offset since the last frame.
  ///
  /// The finger, deceleration, following and explicit jumps command. Restores, clamps and layout
  /// corrections are not commanded.
  ///
  /// Source: M-NOTE-1.
  public var commanded: Length
  /// What was going on.
  public var state: FrameState

  /// Creates a frame record.
  public init(offset: Length, contentHeight: Length, commanded: Length, state: FrameState) {
    self.offset = offset
    self.contentHeight = contentHeight
    self.commanded = commanded
    self.state = state
  }
}
