/// How far a metric can be trusted; both tiers are compared for equality.
///
/// Source: BM-PRIN-2, BM-TIER-1.
public enum MetricTier: UInt8, CaseIterable, Sendable {
  /// Virtual time and geometry.
  case exact
  /// Operations that the model counts itself.
  case counted
}

extension MetricTier {
  /// The tier's number and name.
  public var name: StaticString {
    switch self {
    case .exact: "0 exact"
    case .counted: "1a counted"
    }
  }
}
