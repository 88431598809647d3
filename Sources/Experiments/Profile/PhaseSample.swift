public import BenchmarkKit

/// What a phase cost on this machine: samples.
///
/// Source: BM-PRIN-2.
public struct PhaseSample: Equatable, Sendable {
  /// The readings of the events in which it occurred.
  public var samples: Samples
  /// All of them together.
  public var sum: Int64

  /// Sums readings up; `nil` if there are none.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of readings.
  public init?(_ readings: [Int64]) {
    guard !readings.isEmpty else { return nil }
    samples = Samples(readings.map(Double.init))
    sum = readings.reduce(0, +)
  }
}
