public import TimelineUnits

/// How the list keeps its place when rows are put in above.
///
/// Source: H-PREPEND-2.
public struct PrependPolicy: Equatable, Sendable {
  /// The longest time that live rows are held back by a restore: 1.5 s.
  ///
  /// Key `prepend.liveHold`; without a name in the modelled app.
  public var liveHold: Interval

  /// Creates a policy; what is not given is as in the modelled app.
  public init(liveHold: Interval = .milliseconds(1_500)) {
    self.liveHold = liveHold
  }
}
