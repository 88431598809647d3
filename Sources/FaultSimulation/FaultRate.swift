public import TimelineUnits

/// How often a fault happens, in thousandths.
///
/// Whole numbers keep a seed's faults equal on every machine.
public struct FaultRate: Equatable, Sendable {
  /// Faults of 1,000 chances, 0 to 1,000.
  public var perMille: Int

  /// Creates a rate.
  ///
  /// - Precondition: `0 <= perMille <= 1_000`.
  public init(perMille: Int) {
    precondition(perMille >= 0 && perMille <= 1_000, "a rate lies between 0 and 1,000 per mille")
    self.perMille = perMille
  }

  /// The fault class is switched off.
  public static var off: FaultRate { FaultRate(perMille: 0) }

  /// Whether the fault happens this time; draws exactly once, also from a class that is off.
  public func happens(_ random: inout RandomSource) -> Bool {
    // One draw in any case, so that a class that is off does not shift the draws behind it.
    Int(random.next() % 1_000) < perMille
  }
}
