/// The samples of one benchmark case: the cost of one operation in nanoseconds, once per block.
///
/// Samples are noisy; they are never compared for equality and never gate.
///
/// Source: BM-PRIN-2, BM-STAT-1, BM-STAT-8.
public struct Samples: Equatable, Sendable {
  /// The samples in the order in which they were taken.
  public let values: [Double]
  private let sorted: [Double]

  /// Creates a set of samples.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of samples.
  public init(_ values: [Double]) {
    self.values = values
    sorted = values.sorted()
  }

  /// The sample at a percentile by nearest rank, or `nil` if there are none.
  ///
  /// - Parameter percentile: From 0, the minimum, to 100, the maximum.
  /// - Returns: A sample that occurred.
  /// - Complexity: O(1).
  ///
  /// Source: BM-STAT-1.
  public func percentile(_ percentile: Int) -> Double? {
    guard !sorted.isEmpty else { return nil }
    let rank = (percentile * sorted.count + 99) / 100
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }

  /// The smallest sample, or `nil` if there are none.
  public var minimum: Double? { sorted.first }

  /// The middle sample by nearest rank, or `nil` if there are none.
  public var median: Double? { percentile(50) }

  /// The number of samples beyond 1.5 interquartile ranges from the quartiles; none is dropped.
  public var outliers: Int {
    guard let low = percentile(25), let high = percentile(75) else { return 0 }
    let reach = 1.5 * (high - low)
    return sorted.count { $0 < low - reach || $0 > high + reach }
  }
}
