/// A ratio and the bounds between which it lies with 95 % confidence.
///
/// Source: BM-STAT-4.
public struct RatioInterval: Equatable, Sendable {
  /// The lower bound.
  public var low: Double
  /// The ratio, 1 for no change; 1.3 is 30 % more.
  public var ratio: Double
  /// The upper bound.
  public var high: Double

  /// Creates an interval.
  ///
  /// - Precondition: `0 < low <= ratio <= high`.
  public init(low: Double, ratio: Double, high: Double) {
    precondition(low > 0 && low <= ratio && ratio <= high, "a ratio lies between its bounds")
    self.low = low
    self.ratio = ratio
    self.high = high
  }

  /// Half of what lies between the bounds, as a share: 0.02 for ±2 %.
  public var halfWidth: Double { ((high / low).squareRoot() - 1) }

  /// How far a bound lies from 1 at most, as a share: what identical code was taken to differ by.
  ///
  /// Source: BM-TIME-6.
  public var floor: Double { max(high, 1 / low, 1) - 1 }
}
