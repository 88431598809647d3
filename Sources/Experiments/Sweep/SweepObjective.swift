public import FrameMetrics

/// What a sweep wants to be small or large: a metric, and how its values over runs become one.
///
/// Source: BM-SWEEP-3, BM-SWEEP-6.
public struct SweepObjective: Equatable, Sendable {
  /// How the values of several runs become one.
  public enum Summary: String, CaseIterable, Sendable {
    /// The worst value.
    case worst
    /// The sum.
    case sum
    /// The value that 95 of 100 runs keep to, by nearest rank.
    case p95
    /// The value that half of the runs keep to, by nearest rank.
    case p50
  }

  /// The metric.
  public let metric: Metric
  /// How its values become one.
  public let summary: Summary

  /// Creates an objective, or `nil` for a metric of which neither less nor more is better.
  ///
  /// Without a summary counts are added up, times give their 95th percentile, and everything else
  /// its worst value.
  public init?(_ metric: Metric, _ summary: Summary? = nil) {
    guard metric.definition.polarity != .neutral else { return nil }
    self.metric = metric
    let isWork = metric.definition.tier == .counted
    self.summary = summary ?? (isWork ? .sum : metric.unit == .milliseconds ? .p95 : .worst)
  }

  /// Reads `METRIC`, `METRIC:SUMMARY` or `METRIC SUMMARY`, or gives `nil` for another text and for
  /// a metric that only describes a run.
  public init?(parsing text: String) {
    let isSeparator: (UInt8) -> Bool = { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
    let parts = text.utf8.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
    guard let word = parts.first, parts.count <= 2, let metric = Metric.named(word) else {
      return nil
    }
    let summary =
      parts.count == 2 ? Summary(rawValue: String(decoding: parts[1], as: UTF8.self)) : nil
    if parts.count == 2, summary == nil { return nil }
    self.init(metric, summary)
  }

  /// The objectives of a sweep that names none: a reveal that is fast as a rule and at worst,
  /// nothing that jumps, few renders and little work for nothing.
  public static let standard = [
    SweepObjective(.revealMs, .p50), SweepObjective(.revealMs, .p95),
    SweepObjective(.revealResidual), SweepObjective(.shiftPtMax), SweepObjective(.cadenceMax),
    SweepObjective(.workWastedMeasures),
  ].compactMap(\.self)

  /// The name in files and tables, such as `reveal.ms p95`.
  public var name: String { metric.name.description + " " + summary.rawValue }

  /// Whether one value is better than another; a missing value is worse than any.
  public func isBetter(_ left: Int64?, than right: Int64?) -> Bool {
    guard let left else { return false }
    guard let right else { return true }
    return metric.definition.polarity == .higherIsBetter ? left > right : left < right
  }

  /// The one value of several runs, or `nil` if none of them has one.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of runs.
  public func value(of parts: [Int64?]) -> Int64? {
    let known = parts.compactMap(\.self)
    guard !known.isEmpty else { return nil }
    let isMore = metric.definition.polarity == .higherIsBetter
    // From good to bad, so that a percentile is what so many runs keep to.
    let ordered = isMore ? known.sorted(by: >) : known.sorted()
    switch summary {
    case .worst: return ordered[ordered.count - 1]
    case .sum: return known.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    case .p95: return ordered[SweepObjective.rank(95, of: ordered.count)]
    case .p50: return ordered[SweepObjective.rank(50, of: ordered.count)]
    }
  }

  /// The best value that can still come out when only the first runs are known: all others may have
  /// the best value there is, or none.
  ///
  /// - Returns: `nil` if nothing can be said yet.
  public func bestPossible(of parts: [Int64?], runs: Int) -> Int64? {
    let known = parts.compactMap(\.self)
    guard metric.definition.polarity == .lowerIsBetter, !known.isEmpty,
      known.allSatisfy({ $0 >= 0 })
    else { return nil }
    let missing = [Int64?](repeating: 0, count: runs - parts.count)
    return value(of: parts + missing)
  }

  private static func rank(_ percent: Int, of count: Int) -> Int {
    max(1, (percent * count + 99) / 100) - 1
  }
}
