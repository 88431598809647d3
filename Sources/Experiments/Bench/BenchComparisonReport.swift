public import BenchmarkKit

/// Everything that a comparison of `bench` found out.
public struct BenchComparisonReport: Equatable, Sendable {
  /// The format's name and version.
  public static let schema = "timelinebench.bench-comparison/1"

  /// What was compared with.
  public var base: BenchRecord
  /// What was judged.
  public var head: BenchRecord
  /// Exact and counted figures, and ratios of times to a reference.
  public var findings: [BenchFinding]
  /// Times by pairs of processes.
  public var pairs: [PairedResult]

  /// Creates a report.
  public init(
    base: BenchRecord,
    head: BenchRecord,
    findings: [BenchFinding],
    pairs: [PairedResult]
  ) {
    self.base = base
    self.head = head
    self.findings = findings
    self.pairs = pairs
  }

  /// The ratios of times by unit, in the order in which the units come first.
  ///
  /// Source: BM-STAT-9.
  public var means: [RatioGroup] {
    var groups: [RatioGroup] = []
    for pair in pairs {
      guard let ratio = pair.change?.ratio, let unit = head.entry(pair.name)?.unit else { continue }
      let place = groups.firstIndex { $0.unit.utf8.elementsEqual(unit.utf8) }
      if place == nil { groups.append(RatioGroup(unit: unit, tier: .timed)) }
      _ = groups[place ?? groups.count - 1].add(ratio, unit: unit, tier: .timed)
    }
    return groups
  }
}
