public import TimelineUnits

/// A fling: the finger touches, moves at an even speed and is lifted while it moves.
///
/// The list goes on at the finger's speed and loses it at the run's deceleration rate, the key
/// `model.decelerationRate`.
///
/// Source: U-FLING-1, U-DRAG-4.
public struct FlingPlan: Equatable, Sendable {
  /// The least way of the finger: a finger that moves less than 10 pt begins no drag.
  ///
  /// Source: U-DRAG-5.
  public static let leastWay = Length.points(20)

  /// The height of the finger at the start, below the screen's top edge.
  public var from: Length
  /// The way in a second; positive leads down the screen, back to older rows.
  public var perSecond: Length
  /// How long the finger moves.
  public var duration: Interval

  /// Creates a plan.
  public init(from: Length, perSecond: Length, duration: Interval) {
    self.from = from
    self.perSecond = perSecond
    self.duration = duration
  }

  /// Where the finger is, a time after it touched.
  public func y(after time: Interval) -> Length {
    from + Length(units: Int64(nearest: Double(perSecond.units) * time.seconds))
  }
}
