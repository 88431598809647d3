import TimelineUnits

/// What a flick adds to the next one: flicks in a row build up speed.
///
/// Source: U-BOUNCE-4.
public enum FlickMomentum {
  private static let factor = 0.000816
  private static let exponent = 1.967
  private static let largest = 40_000.0

  /// The speed that a new fling gets on top, for a finger that took hold of a decelerating list.
  ///
  /// - Parameter speed: The speed of the list when the finger took hold.
  /// - Returns: A speed in the direction of the old one, at most 40,000 pt/s.
  public static func carried(from speed: Speed) -> Speed {
    let magnitude = speed.magnitude.pointsPerSecond
    guard magnitude > 0 else { return .zero }
    let power = exponent * ElementaryFunctions.naturalLogarithm(of: magnitude)
    let carried = min(factor * ElementaryFunctions.exponential(of: power), largest)
    return Speed(pointsPerSecond: speed < .zero ? -carried : carried)
  }

  /// The speed of a fling, with the momentum of the one before if both go the same way.
  public static func speed(of fling: Speed, after carried: Speed) -> Speed {
    let isSameWay = fling.pointsPerSecond * carried.pointsPerSecond > 0
    guard isSameWay else { return fling }
    return Speed(pointsPerSecond: fling.pointsPerSecond + carried.pointsPerSecond)
  }
}
