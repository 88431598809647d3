/// What a benchmark's figure is held against; it is reported and fails nothing.
///
/// Source: BM-PRIN-1.
public enum BenchmarkBar: Equatable, Sendable {
  /// The figure is to be at most this.
  case atMost(Double)
  /// The figure is to be at least this.
  case atLeast(Double)
  /// The figure is held against nothing: an amount of work that stands beside a cost.
  case none

  /// Whether a figure meets the bar.
  public func isMet(by figure: Double) -> Bool {
    switch self {
    case .atMost(let bound): figure <= bound
    case .atLeast(let bound): figure >= bound
    case .none: true
    }
  }
}
