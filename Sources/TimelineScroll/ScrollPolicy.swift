public import TimelineUnits

/// The constants and switches of scrolling, as the scroll view itself does it.
///
/// Source: U-DRAG-1, U-FLING-1, U-BOUNCE-1, U-ANIM-1.
public struct ScrollPolicy: Equatable, Sendable {
  /// How fast a flung list loses its speed: by the factor 0.998 in each millisecond.
  ///
  /// Key `model.decelerationRate`; a switch of this model.
  public var decelerationRate: DecelerationRate
  /// When a deceleration ends: below 25 pt/s.
  ///
  /// Key `model.stopRule`; a switch of this model.
  public var stopRule: StopRule
  /// The spring that brings the list back to its edge: 10 per second.
  ///
  /// Key `model.bounceOmega`; a switch of this model.
  public var bounceSpring: BounceSpring
  /// How long an animated change of the offset takes: 0.3 s, easing in and out.
  ///
  /// Key `model.animatedScroll`; a switch of this model.
  public var animatedScroll: Interval

  /// Creates a policy; what is not given is as this model chose it.
  public init(
    decelerationRate: DecelerationRate = .normal,
    stopRule: StopRule = .below25,
    bounceSpring: BounceSpring = .omega10,
    animatedScroll: Interval = .milliseconds(300)
  ) {
    self.decelerationRate = decelerationRate
    self.stopRule = stopRule
    self.bounceSpring = bounceSpring
    self.animatedScroll = animatedScroll
  }
}
