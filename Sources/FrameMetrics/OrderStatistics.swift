import TimelineUnits

/// Exact order statistics of a list of whole numbers.
///
/// Values are kept, not put into buckets: samples of a run are few, and a percentile is always a
/// value that occurred. An empty list has no statistics.
///
/// Source: BM-STAT-1, BM-STAT-2.
public struct OrderStatistics: Sendable {
  private var values: [Int64] = []
  private var isSorted = true

  /// Creates an empty list.
  public init() {}

  /// The number of values.
  public var count: Int { values.count }

  /// Adds a value.
  ///
  /// - Complexity: O(1) amortised.
  public mutating func add(_ value: Int64) {
    if let last = values.last, last > value { isSorted = false }
    values.append(value)
  }

  /// The value at rank ⌈p / 100 × n⌉ of the sorted list, at rank 1 for p = 0.
  ///
  /// - Returns: `nil` for an empty list.
  /// - Complexity: O(*n* log *n*) after an `add`, then O(1).
  /// - Precondition: `percent` is in `0...100`.
  public mutating func percentile(_ percent: Int) -> Int64? {
    precondition(percent >= 0 && percent <= 100, "a percentile is between 0 and 100")
    guard !values.isEmpty else { return nil }
    if !isSorted {
      values = StableOrder.places(of: values).map { values[$0] }
      isSorted = true
    }
    let rank = max(1, (percent * values.count + 99) / 100)
    return values[rank - 1]
  }

  /// The smallest value, or `nil` for an empty list.
  ///
  /// - Complexity: as `percentile`.
  public mutating func minimum() -> Int64? { percentile(0) }

  /// The largest value, or `nil` for an empty list.
  ///
  /// - Complexity: as `percentile`.
  public mutating func maximum() -> Int64? { percentile(100) }

  /// The arithmetic mean, rounded to the nearest `Double`, or `nil` for an empty list.
  ///
  /// - Complexity: O(*n*).
  public var mean: Double? {
    guard !values.isEmpty else { return nil }
    var sum = 0.0
    for value in values { sum += Double(value) }
    return sum / Double(values.count)
  }
}
