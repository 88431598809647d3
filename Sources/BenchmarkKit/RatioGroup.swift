/// Ratios of one unit and one tier, which alone may be put into one mean.
///
/// Source: BM-STAT-9.
public struct RatioGroup: Equatable, Sendable {
  /// The unit of what was compared.
  public let unit: String
  /// The tier of what was compared.
  public let tier: BenchmarkTier
  /// The ratios, head over base.
  public private(set) var ratios: [Double] = []

  /// Creates an empty group.
  public init(unit: String, tier: BenchmarkTier) {
    self.unit = unit
    self.tier = tier
  }

  /// Takes a ratio if it is of this unit and tier.
  ///
  /// - Returns: Whether it belongs here.
  public mutating func add(_ ratio: Double, unit: String, tier: BenchmarkTier) -> Bool {
    guard unit.utf8.elementsEqual(self.unit.utf8), tier == self.tier else { return false }
    ratios.append(ratio)
    return true
  }

  /// The geometric mean; `nil` without ratios or with one that is not positive.
  public var mean: Double? {
    var sum = 0.0
    for ratio in ratios {
      guard let logarithm = HostMath.logarithm(ratio) else { return nil }
      sum += logarithm
    }
    return ratios.isEmpty ? nil : HostMath.exponential(sum / Double(ratios.count))
  }
}
