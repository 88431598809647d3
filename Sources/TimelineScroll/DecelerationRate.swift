/// How fast a flung list loses its speed.
///
/// Source: U-FLING-1.
public enum DecelerationRate: UInt8, CaseIterable, Sendable {
  /// The speed falls by the factor 0.998 in each millisecond.
  case normal
  /// The speed falls by the factor 0.99 in each millisecond.
  case fast

  /// The part of the speed that a millisecond leaves.
  public var factorPerMillisecond: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    }
  }

  /// The exponent of the speed per second, 1,000 times the factor's natural logarithm; negative.
  public var exponentPerSecond: Double {
    switch self {
    case .normal: -2.0020026706730794
    case .fast: -10.050335853501451
    }
  }
}
