public import TimelineUnits

/// An animated change of the offset; where it ends was decided when it began.
///
/// Source: U-ANIM-1, U-ANIM-2.
public struct AnimatedScroll: Equatable, Sendable {
  /// The offset that it ends at.
  public private(set) var target: Length
  /// When it began.
  public let began: Instant
  /// How long it takes.
  public let duration: Interval

  private var origin: Double

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - origin: Where the list is, in points.
  ///   - target: The offset to end at.
  ///   - began: When it begins.
  ///   - duration: How long it takes.
  public init(origin: Double, target: Length, began: Instant, duration: Interval) {
    self.origin = origin
    self.target = target
    self.began = began
    self.duration = duration
  }

  /// Shifts the whole course, as a change of the content above does.
  public mutating func shift(by distance: Length) {
    origin += distance.points
    target += distance
  }

  /// Where the list is, in points.
  public func position(at time: Instant) -> Double {
    guard !isOver(at: time) else { return target.points }
    let share = (time - began).seconds / duration.seconds
    return origin + (target.points - origin) * TimingCurve.easeInOut.progress(at: share)
  }

  /// Whether the target is reached.
  public func isOver(at time: Instant) -> Bool {
    time - began >= duration
  }
}
