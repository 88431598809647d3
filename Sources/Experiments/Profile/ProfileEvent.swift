public import TimelineUnits

/// One event that a profiled run worked for.
public struct ProfileEvent: Equatable, Sendable {
  /// What was done.
  public var occasion: WorkOccasion
  /// The virtual time at which it was done.
  public var at: Instant
  /// The row that it was about, or `nil`.
  public var item: ItemID?

  /// Creates an event.
  public init(_ occasion: WorkOccasion, at: Instant, item: ItemID? = nil) {
    self.occasion = occasion
    self.at = at
    self.item = item
  }
}
