public import TimelineUnits

/// The modelled time of the background worker for one preparation of a row.
public struct PreparedCharge: Equatable, Sendable {
  /// The number of the event that began it.
  public var event: Int
  /// The row.
  public var item: ItemID
  /// The time.
  public var time: Interval

  /// Creates a charge.
  public init(event: Int, item: ItemID, time: Interval) {
    self.event = event
    self.item = item
    self.time = time
  }
}
