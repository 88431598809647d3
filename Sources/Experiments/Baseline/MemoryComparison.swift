internal import ChatScenarios

/// Counts of memory held against accepted ones of the same toolchain.
///
/// Counts of another toolchain are not comparable, which is never a regression.
///
/// Source: BM-TIER-2.
public enum MemoryComparison {
  /// How many more or less the same build gives from one process to the next.
  ///
  /// An array that cannot grow in the block it has is an object more, and what the allocator has
  /// depends on what ran before; 4 is the most that was seen in 105 scenarios.
  public static let noise = 16

  /// Compares counts; nothing found means that they are equal.
  ///
  /// - Parameters:
  ///   - head: The counts.
  ///   - base: The accepted ones.
  ///   - allowance: How many more or less of anything pass.
  /// - Returns: The findings in the order of the scenarios.
  /// - Complexity: O(*h* · *b*), where *h* and *b* are the numbers of entries.
  public static func findings(
    _ head: MemoryBaseline,
    with base: MemoryBaseline,
    allowance: Int = 0
  ) -> [MemoryFinding] {
    guard head.key.utf8.elementsEqual(base.key.utf8) else {
      return [.otherKey(base: base.key, head: head.key)]
    }
    guard !head.entries.isEmpty else { return [.empty] }
    var findings: [MemoryFinding] = []
    for entry in head.entries {
      if let old = base.entries.first(where: { $0.scenario == entry.scenario }) {
        findings += compare(entry, old.counts, allowance)
      } else {
        findings.append(.missing(entry.scenario))
      }
    }
    for entry in base.entries
    where !head.entries.contains(where: { $0.scenario == entry.scenario }) {
      findings.append(.stale(entry.scenario))
    }
    return findings
  }

  private static func compare(
    _ entry: MemoryBaseline.Entry,
    _ old: MemoryCounts,
    _ allowance: Int
  ) -> [MemoryFinding] {
    MemoryCounter.allCases.compactMap { counter in
      let (before, after) = (old[counter], entry.counts[counter])
      guard before != after else { return nil }
      guard let before, let after else {
        return .worse(entry.scenario, counter, base: before, head: after)
      }
      guard abs(after - before) > allowance else { return nil }
      if after < before { return .better(entry.scenario, counter, base: before, head: after) }
      return .worse(entry.scenario, counter, base: before, head: after)
    }
  }
}
