public import TimelineUnits

/// What a settle pass found and, if it did not count, why.
///
/// Source: H-SETTLE-12.
public struct SettleOutcome: Equatable, Sendable {
  /// What the pass found.
  public var kind: SettlePassKind
  /// Why it did not count; `none` for a still pass.
  public var reason: SettlePassReason
  /// The row the reason is about, if it is about one.
  public var item: ItemID?
  /// Still passes in a row, this one included.
  public var stillCount: Int
  /// The worst difference from the pass before; zero if there was none to compare with.
  public var difference: Length

  /// Creates an outcome.
  public init(
    kind: SettlePassKind,
    reason: SettlePassReason,
    item: ItemID?,
    stillCount: Int,
    difference: Length
  ) {
    self.kind = kind
    self.reason = reason
    self.item = item
    self.stillCount = stillCount
    self.difference = difference
  }
}
