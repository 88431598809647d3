public import TimelineUnits

/// Heights that a row's content takes in turn, from the first to the last and over again.
public struct AlternationPlan: Equatable, Sendable {
  /// The row.
  public var row: RowReference
  /// The heights.
  public var heights: [Length]
  /// The time from one height to the next.
  public var every: Interval
  /// When the last change happens at the latest.
  public var until: Instant

  /// Creates a plan.
  public init(row: RowReference, heights: [Length], every: Interval, until: Instant) {
    self.row = row
    self.heights = heights
    self.every = every
    self.until = until
  }
}
