public import TimelineTrace
public import TimelineUnits

/// How long one row kept the cover on.
public struct CoverDelay: Equatable, Sendable {
  /// The row.
  public var item: ItemID
  /// What the settle passes that it spoiled complained about; of several the first.
  public var reason: SettleReason
  /// The time of the passes that it spoiled, still ones that had to be repeated included.
  public var time: Interval
  /// The number of passes that it spoiled.
  public var passes: Int

  /// Creates a delay.
  public init(item: ItemID, reason: SettleReason, time: Interval, passes: Int) {
    self.item = item
    self.reason = reason
    self.time = time
    self.passes = passes
  }
}
