/// A speed along the content, in points per second.
public struct Speed: Equatable, Comparable, Sendable {
  /// The speed in pt/s; positive moves towards the end of the content.
  public var pointsPerSecond: Double

  /// Creates a speed from points per second.
  @inlinable
  public init(pointsPerSecond: Double) {
    self.pointsPerSecond = pointsPerSecond
  }

  /// The speed of a list that does not move.
  @inlinable
  public static var zero: Speed { Speed(pointsPerSecond: 0) }

  /// The speed without its direction.
  @inlinable
  public var magnitude: Speed { Speed(pointsPerSecond: pointsPerSecond.magnitude) }

  /// The speed in points per millisecond, as the end of a drag reports it.
  ///
  /// Source: U-FLING-5.
  @inlinable
  public var pointsPerMillisecond: Double { pointsPerSecond / 1_000 }

  /// Whether the left speed is the lower one.
  @inlinable
  public static func < (left: Speed, right: Speed) -> Bool {
    left.pointsPerSecond < right.pointsPerSecond
  }
}
