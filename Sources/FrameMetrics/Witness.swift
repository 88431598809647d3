public import TimelineUnits

/// Where in a run an extreme value was met.
public struct Witness: Equatable, Sendable {
  /// When it was met.
  public var at: Instant
  /// The row that it is about, if it is about one.
  public var item: ItemID?

  /// Creates a witness.
  public init(at: Instant, item: ItemID? = nil) {
    self.at = at
    self.item = item
  }
}
