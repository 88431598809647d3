public import TimelineUnits

/// How the list makes sure that it stands at its bottom.
///
/// Source: H-BOTTOM-1 to H-BOTTOM-3.
public struct BottomPolicy: Equatable, Sendable {
  /// The time between two passes: 32 ms.
  ///
  /// Key `bottom.passDelay`; without a name in the modelled app.
  public var passDelay: Interval
  /// The time from an animated scroll to the first pass after it: 350 ms.
  ///
  /// Key `bottom.passDelayAfterAnimation`; without a name in the modelled app.
  public var passDelayAfterAnimation: Interval
  /// The stable passes in a row that end the settle: 2 passes.
  ///
  /// Key `bottom.stablePasses`; without a name in the modelled app.
  public var stablePasses: Int
  /// The pass that ends the settle in any case: 8 passes.
  ///
  /// Key `bottom.maximumPasses`; without a name in the modelled app.
  public var maximumPasses: Int
  /// The largest distance to the bottom that counts as being there: 1 pt, inclusive.
  ///
  /// Key `bottom.gapTolerance`; without a name in the modelled app.
  public var gapTolerance: Length
  /// The largest change of the content height that counts as none: 0.5 pt, inclusive.
  ///
  /// Key `bottom.heightTolerance`; without a name in the modelled app.
  public var heightTolerance: Length

  /// Creates a policy; what is not given is as in the modelled app.
  public init(
    passDelay: Interval = .milliseconds(32),
    passDelayAfterAnimation: Interval = .milliseconds(350),
    stablePasses: Int = 2,
    maximumPasses: Int = 8,
    gapTolerance: Length = .points(1),
    heightTolerance: Length = Length(units: 96)
  ) {
    self.passDelay = passDelay
    self.passDelayAfterAnimation = passDelayAfterAnimation
    self.stablePasses = stablePasses
    self.maximumPasses = maximumPasses
    self.gapTolerance = gapTolerance
    self.heightTolerance = heightTolerance
  }
}
