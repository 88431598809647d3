public import TimelineUnits

/// How often a held update is looked after.
///
/// Source: H-HOLD-3.
public struct HeldPolicy: Equatable, Sendable {
  /// The time between two checks for a list at rest: 250 ms.
  ///
  /// Key `held.checkInterval`; `deferredUpdateRecoveryIntervalNanoseconds` in the modelled app.
  public var checkInterval: Interval

  /// Creates a policy; what is not given is as in the modelled app.
  public init(checkInterval: Interval = .milliseconds(250)) {
    self.checkInterval = checkInterval
  }
}
