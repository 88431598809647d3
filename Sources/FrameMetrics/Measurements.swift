public import TimelineTrace
import TimelineUnits

/// The values of all metrics of one run, from its trace alone.
///
/// Source: M-NOTE-4.
public struct Measurements: Equatable, Sendable {
  private var parts = [Int64?](repeating: nil, count: Metric.allCases.count)
  private var witnesses = [Witness?](repeating: nil, count: Metric.allCases.count)

  /// Measures a run in one pass over its records.
  ///
  /// - Throws: A `TraceError` if the trace does not begin or end as a run does, or shows more than
  ///   16,384 rows at once.
  /// - Complexity: O(*r* + *f* × *v*), where *r* is the number of records, *f* that of frames and
  ///   *v* that of rows on screen.
  public init(_ trace: Trace) throws(TraceError) {
    var pass = MetricPass()
    try pass.run(trace)
    pass.report(to: &self)
  }

  /// The value of a metric, or `nil` if the run has none.
  ///
  /// Source: BM-STAT-2.
  public subscript(metric: Metric) -> Measure? {
    parts(of: metric).map { Measure(parts: $0, unit: metric.unit) }
  }

  /// The parts of a metric's value, or `nil` if the run has none.
  ///
  /// Without the unit, which stands in the table of definitions: a page's engine goes without that.
  public func parts(of metric: Metric) -> Int64? { parts[Int(metric.rawValue)] }

  /// Where an extreme value was met, or `nil` for counts, sums and shares.
  public func witness(of metric: Metric) -> Witness? { witnesses[Int(metric.rawValue)] }

  mutating func set(_ metric: Metric, _ measure: Measure?) {
    guard let measure else { return }
    assert(measure.unit == metric.unit, "a value has its metric's unit")
    set(metric, parts: measure.parts)
  }

  mutating func set(_ metric: Metric, count: Int) {
    set(metric, .count(count))
  }

  mutating func set(_ metric: Metric, parts: Int64?, _ witness: Witness? = nil) {
    guard let parts else { return }
    self.parts[Int(metric.rawValue)] = parts
    witnesses[Int(metric.rawValue)] = witness
  }

  mutating func set(_ metric: Metric, _ extreme: Extreme) {
    set(metric, parts: extreme.value, extreme.witness)
  }
}
