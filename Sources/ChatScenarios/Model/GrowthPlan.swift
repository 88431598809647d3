public import TimelineUnits

/// Steady growth of a row's content.
public struct GrowthPlan: Equatable, Sendable {
  /// The row.
  public var row: RowReference
  /// The growth per second.
  public var perSecond: Length
  /// The time from one growth to the next; `nil` for every frame of the device.
  public var every: Interval?
  /// When the last growth happens at the latest.
  public var until: Instant

  /// Creates a plan.
  public init(row: RowReference, perSecond: Length, every: Interval?, until: Instant) {
    self.row = row
    self.perSecond = perSecond
    self.every = every
    self.until = until
  }
}
