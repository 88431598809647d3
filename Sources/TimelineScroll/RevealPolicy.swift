public import TimelineUnits

/// When the cover over a newly shown chat is lifted.
///
/// Source: H-SETTLE-1, H-SETTLE-2, H-SETTLE-6.
public struct RevealPolicy: Equatable, Sendable {
  /// The time between two settle passes: 32 ms.
  ///
  /// Key `reveal.passDelay`; `passDelayNanoseconds` in the modelled app.
  public var passDelay: Interval
  /// The still passes in a row that lift the cover: 3 passes.
  ///
  /// Key `reveal.stillPasses`; without a name in the modelled app.
  public var stillPasses: Int
  /// The largest difference between two passes that counts as still: 0.5 pt, inclusive.
  ///
  /// Key `reveal.tolerance`; without a name in the modelled app.
  public var tolerance: Length
  /// The pass that lifts the cover even if nothing came to rest: 63 passes.
  ///
  /// Key `reveal.maximumPasses`; `maximumSettlementPassCount` in the modelled app.
  public var maximumPasses: Int
  /// How the passes are spaced: a sleep after each pass's work.
  ///
  /// Key `reveal.passClock`; a switch of this model.
  public var passClock: PassClock

  /// Creates a policy; what is not given is as in the modelled app.
  public init(
    passDelay: Interval = .milliseconds(32),
    stillPasses: Int = 3,
    tolerance: Length = Length(units: 96),
    maximumPasses: Int = 63,
    passClock: PassClock = .sleepAfterWork
  ) {
    self.passDelay = passDelay
    self.stillPasses = stillPasses
    self.tolerance = tolerance
    self.maximumPasses = maximumPasses
    self.passClock = passClock
  }
}
