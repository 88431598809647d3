public import TimelineUnits

/// What a settle pass under the cover has to know besides the layout.
///
/// Source: H-SETTLE-5, H-SHORT-1.
public struct RevealConditions: Equatable, Sendable {
  /// The first visible row whose Markdown is in preparation, if any.
  public var preparingRow: ItemID?
  /// Whether a list snapshot is being applied.
  public var isApplyingSnapshot: Bool
  /// Whether the first load of an empty window is outstanding.
  public var isFirstLoadOutstanding: Bool
  /// The content above the screen.
  public var distanceAbove: Length
  /// Whether there are older entries and a cursor to ask for them with.
  public var canLoadOlder: Bool

  /// Creates conditions; what is not given holds nothing up.
  public init(
    preparingRow: ItemID? = nil,
    isApplyingSnapshot: Bool = false,
    isFirstLoadOutstanding: Bool = false,
    distanceAbove: Length = .zero,
    canLoadOlder: Bool = false
  ) {
    self.preparingRow = preparingRow
    self.isApplyingSnapshot = isApplyingSnapshot
    self.isFirstLoadOutstanding = isFirstLoadOutstanding
    self.distanceAbove = distanceAbove
    self.canLoadOlder = canLoadOlder
  }
}
