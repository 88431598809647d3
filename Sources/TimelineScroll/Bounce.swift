public import TimelineUnits

/// The way back to an edge: a critically damped spring, in closed form.
///
/// Source: U-BOUNCE-1.
public struct Bounce: Equatable, Sendable {
  /// The edge that the list comes back to.
  public let edge: ScrollEdge
  /// The position of the edge, in points.
  public private(set) var edgePosition: Double
  /// When it began.
  public let began: Instant

  /// Where it began, measured from the edge.
  private let origin: Double
  /// The speed at the beginning plus ω times the origin, in pt/s.
  private let slope: Double
  private let omega: Double

  /// Creates a bounce.
  ///
  /// - Parameters:
  ///   - edge: The edge to come back to.
  ///   - edgePosition: The position of that edge, in points.
  ///   - position: Where the list is, in points.
  ///   - speed: How fast it is.
  ///   - began: When that is so.
  ///   - spring: The spring.
  public init(
    edge: ScrollEdge,
    edgePosition: Double,
    position: Double,
    speed: Speed,
    began: Instant,
    spring: BounceSpring = .omega10
  ) {
    self.edge = edge
    self.edgePosition = edgePosition
    self.began = began
    omega = spring.omega
    origin = position - edgePosition
    slope = speed.pointsPerSecond + omega * origin
  }

  /// Shifts the whole curve, as a change of the content above does; the speed is kept.
  public mutating func shift(byPoints distance: Double) {
    edgePosition += distance
  }

  /// Where the list is.
  public func position(at time: Instant) -> Double {
    let seconds = (time - began).seconds
    return edgePosition + decay(seconds) * (origin + slope * seconds)
  }

  /// How fast the list is.
  public func speed(at time: Instant) -> Speed {
    let seconds = (time - began).seconds
    let inner = slope - omega * (origin + slope * seconds)
    return Speed(pointsPerSecond: decay(seconds) * inner)
  }

  /// When a list that was thrown back crosses the edge into the content, or `nil`.
  public var crossing: Instant? {
    guard origin != 0, slope != 0, (origin < 0) != (slope < 0) else { return nil }
    return began + Interval(seconds: -origin / slope)
  }

  /// The time from which on the list stays within a distance of its edge, to a tick.
  ///
  /// - Parameter distance: A positive number of points.
  /// - Returns: An instant that is not before the bounce began.
  public func settled(within distance: Double) -> Instant {
    // After its last turn the list only comes nearer, so the time can be found by halving.
    let turn = slope == 0 ? 0 : max(0, 1 / omega - origin / slope)
    var outside = Int64(0)
    var inside = Interval(seconds: turn).ticks
    if isOutside(distance, after: inside) {
      outside = inside
      inside = latestSettled(within: distance).ticks
    } else if !isOutside(distance, after: outside) {
      return began
    }
    while inside - outside > 1 {
      let middle = outside + (inside - outside) / 2
      if isOutside(distance, after: middle) { outside = middle } else { inside = middle }
    }
    return began + Interval(ticks: inside)
  }

  private func isOutside(_ distance: Double, after ticks: Int64) -> Bool {
    let seconds = Interval(ticks: ticks).seconds
    return (decay(seconds) * (origin + slope * seconds)).magnitude > distance
  }

  /// A time at which each of the two terms of the curve has fallen to half a distance.
  private func latestSettled(within distance: Double) -> Interval {
    let first = time(scale: 2 * origin.magnitude / distance, frequency: omega)
    let factor = 4 * slope.magnitude / (Bounce.e * omega * distance)
    return max(first, time(scale: factor, frequency: omega / 2))
  }

  private static let e = 2.718281828459045

  private func time(scale: Double, frequency: Double) -> Interval {
    guard scale > 1 else { return .zero }
    return Interval(seconds: ElementaryFunctions.naturalLogarithm(of: scale) / frequency)
  }

  private func decay(_ seconds: Double) -> Double {
    ElementaryFunctions.exponential(of: -omega * seconds)
  }
}
