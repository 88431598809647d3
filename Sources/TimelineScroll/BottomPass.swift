public import TimelineUnits

/// One pass of a bottom settle: what it found and what is to be done.
///
/// Source: H-BOTTOM-2.
public struct BottomPass: Equatable, Sendable {
  /// The number of the pass, from 1.
  public var index: Int
  /// The distance to the bottom that the pass found.
  public var gap: Length
  /// Whether the pass counts as stable.
  public var isStable: Bool
  /// Whether the offset is to be set to the bottom at once.
  public var setsOffset: Bool
  /// Why the settle ended with this pass, or `nil` if it goes on.
  public var end: BottomSettleEnd?

  /// Creates a pass.
  public init(index: Int, gap: Length, isStable: Bool, setsOffset: Bool, end: BottomSettleEnd?) {
    self.index = index
    self.gap = gap
    self.isStable = isStable
    self.setsOffset = setsOffset
    self.end = end
  }
}
