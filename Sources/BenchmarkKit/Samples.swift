/// The samples of one benchmark case: the cost of one operation in nanoseconds, once per block.
///
/// Samples are noisy; they are never compared for equality and never gate. What is not defined for
/// them, such as the median of none, is `nil`.
///
/// Source: BM-PRIN-2, BM-STAT-1, BM-STAT-2, BM-STAT-8.
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

  /// The arithmetic mean, or `nil` if there are none.
  public var mean: Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// The median distance from the median, or `nil` if there are none.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of samples.
  public var medianDeviation: Double? {
    median.flatMap { middle in Samples(values.map { abs($0 - middle) }).median }
  }

  /// The places in run order of the samples that lie far from the others; none is dropped.
  ///
  /// - Parameter reach: How many interquartile ranges beyond the quartiles a sample has to lie:
  ///   1.5 for an outlier, 3 for a far one.
  /// - Returns: Indices of `values`; with all samples equal there are none.
  /// - Complexity: O(*n*), where *n* is the number of samples.
  ///
  /// Source: BM-STAT-8.
  public func outliers(beyond reach: Double) -> [Int] {
    guard let low = percentile(25), let high = percentile(75) else { return [] }
    let distance = reach * (high - low)
    return values.indices.filter { values[$0] < low - distance || values[$0] > high + distance }
  }
}
