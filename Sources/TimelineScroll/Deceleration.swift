public import TimelineUnits

/// A flung list that loses its speed: closed forms of time, nothing is added up.
///
/// Positions are in points and speeds in pt/s, both along the content.
///
/// Source: U-FLING-1 to U-FLING-3.
public struct Deceleration: Equatable, Sendable {
  /// The slowest speed that starts a deceleration: 10 pt/s.
  ///
  /// Source: U-FLING-9.
  public static let minimumSpeed = Speed(pointsPerSecond: 10)

  /// Where it began.
  public private(set) var origin: Double
  /// The speed that it began with.
  public let initialSpeed: Speed
  /// When it began.
  public let began: Instant
  /// How fast the speed is lost.
  public let rate: DecelerationRate

  /// Creates a deceleration.
  public init(origin: Double, speed: Speed, began: Instant, rate: DecelerationRate = .normal) {
    self.origin = origin
    initialSpeed = speed
    self.began = began
    self.rate = rate
  }

  /// Whether a speed is enough to start a deceleration.
  ///
  /// Source: U-FLING-9.
  public static func starts(at speed: Speed) -> Bool {
    speed.magnitude >= minimumSpeed
  }

  /// Shifts the whole curve, as a change of the content above does; the speed is kept.
  public mutating func shift(byPoints distance: Double) {
    origin += distance
  }

  /// Where the list is.
  public func position(at time: Instant) -> Double {
    let exponent = rate.exponentPerSecond
    return origin + initialSpeed.pointsPerSecond * (left(at: time) - 1) / exponent
  }

  /// How fast the list is.
  public func speed(at time: Instant) -> Speed {
    Speed(pointsPerSecond: initialSpeed.pointsPerSecond * left(at: time))
  }

  /// Where the list would come to rest.
  public var end: Double { origin - initialSpeed.pointsPerSecond / rate.exponentPerSecond }

  /// When the list reaches a position, or `nil` if it comes to rest before or moves away from it.
  ///
  /// Source: U-FLING-2.
  public func time(toReach position: Double) -> Instant? {
    let speed = initialSpeed.pointsPerSecond
    guard speed != 0 else { return nil }
    let share = 1 + rate.exponentPerSecond * (position - origin) / speed
    guard share > 0, share <= 1 else { return nil }
    return instant(whereLeft: share)
  }

  /// When the deceleration ends by a rule; not before it began.
  ///
  /// Source: U-FLING-3, U-FLING-6.
  public func stopTime(_ rule: StopRule) -> Instant {
    let speed = initialSpeed.magnitude.pointsPerSecond
    guard speed > 0 else { return began }
    switch rule {
    case .below25: return instant(whereLeft: 25 / speed)
    case .below5: return instant(whereLeft: 5 / speed)
    case .halfPoint: return instant(whereLeft: -0.5 * rate.exponentPerSecond / speed)
    }
  }

  /// The part of the speed that is left.
  private func left(at time: Instant) -> Double {
    ElementaryFunctions.exponential(of: rate.exponentPerSecond * (time - began).seconds)
  }

  private func instant(whereLeft share: Double) -> Instant {
    guard share < 1 else { return began }
    let seconds = ElementaryFunctions.naturalLogarithm(of: share) / rate.exponentPerSecond
    return began + Interval(seconds: seconds)
  }
}
