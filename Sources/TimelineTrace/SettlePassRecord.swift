public import TimelineUnits

/// One settle pass under the cover: its kind and, if it did not count, why.
///
/// Source: H-SETTLE-5, H-SETTLE-12.
public struct SettlePassRecord: Equatable, Sendable {
  /// The number of the pass, from 1.
  public var index: Int
  /// What the pass found.
  public var kind: SettleKind
  /// Why it did not count; `none` for a still pass.
  public var reason: SettleReason
  /// Still passes in a row, this one included.
  public var stillCount: Int
  /// The row the reason is about, if it is about one.
  public var item: ItemID?
  /// The worst difference from the pass before.
  public var difference: Length

  /// Creates a pass record.
  public init(
    index: Int,
    kind: SettleKind,
    reason: SettleReason,
    stillCount: Int,
    item: ItemID?,
    difference: Length
  ) {
    self.index = index
    self.kind = kind
    self.reason = reason
    self.stillCount = stillCount
    self.item = item
    self.difference = difference
  }
}
