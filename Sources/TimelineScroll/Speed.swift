/// A speed along the content, in points per second.
public struct Speed: Equatable, Comparable, Sendable {
  /// The speed in pt/s; positive moves towards the end of the content.
  public var pointsPerSecond: Double

  /// Creates a speed from points per second.
  @inlinable
  public init(pointsPerSecond: Double) {
    self.pointsPerSecond = pointsPerSecond
  }

  /// Whether the left speed is the lower one.
  @inlinable
  public static func < (left: Speed, right: Speed) -> Bool {
    left.pointsPerSecond < right.pointsPerSecond
  }
}
