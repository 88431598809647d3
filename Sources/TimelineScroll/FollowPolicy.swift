public import TimelineUnits

/// How fast the list follows its bottom.
///
/// Source: H-FOLLOW-1, H-FOLLOW-2.
public struct FollowPolicy: Equatable, Sendable {
  /// The time in which the present gap would be closed at the present speed: 1.5 s.
  ///
  /// Key `follow.duration`; without a name in the modelled app.
  public var duration: Interval
  /// The lowest speed: 80 pt/s, in force below a gap of 120 pt.
  ///
  /// Key `follow.minimumSpeed`; without a name in the modelled app.
  public var minimumSpeed: Speed
  /// The highest speed: 2,200 pt/s, in force above a gap of 3,300 pt.
  ///
  /// Key `follow.maximumSpeed`; without a name in the modelled app.
  public var maximumSpeed: Speed
  /// The longest time that one frame may account for: 100 ms.
  ///
  /// Key `follow.maximumStepTime`; a constant of this model.
  public var maximumStepTime: Interval

  /// Creates a policy; what is not given is as in the modelled app.
  public init(
    duration: Interval = .milliseconds(1_500),
    minimumSpeed: Speed = Speed(pointsPerSecond: 80),
    maximumSpeed: Speed = Speed(pointsPerSecond: 2_200),
    maximumStepTime: Interval = .milliseconds(100)
  ) {
    self.duration = duration
    self.minimumSpeed = minimumSpeed
    self.maximumSpeed = maximumSpeed
    self.maximumStepTime = maximumStepTime
  }
}
