public import ChatScenarios

/// The accepted counts of memory of one toolchain: `Results/baseline-<key>.json`.
///
/// Source: BM-BASE-1, BM-TIER-2.
public struct MemoryBaseline: Equatable, Sendable {
  /// The format's name and version.
  public static let schema = "timelinebench.memory/1"

  /// The counts of a scenario.
  public struct Entry: Equatable, Sendable {
    /// The scenario's name.
    public var scenario: ScenarioName
    /// Its counts.
    public var counts: MemoryCounts

    /// Creates an entry.
    public init(scenario: ScenarioName, counts: MemoryCounts) {
      self.scenario = scenario
      self.counts = counts
    }
  }

  /// What the counts depend on.
  public var key: String
  /// The counts, ordered by scenario.
  public private(set) var entries: [Entry]
  /// What was accepted, the newest last.
  public var acceptances: [BaselineAcceptance]

  /// Creates a baseline.
  ///
  /// - Complexity: O(*e* log *e*), where *e* is the number of entries.
  public init(key: String, _ entries: [Entry], acceptances: [BaselineAcceptance] = []) {
    self.key = key
    self.acceptances = acceptances
    self.entries = entries.sorted {
      $0.scenario.description.utf8.lexicographicallyPrecedes($1.scenario.description.utf8)
    }
  }

  /// The baseline with the scenarios that a test picks.
  ///
  /// - Complexity: O(*e* log *e*), where *e* is the number of entries.
  public func keeping(_ isKept: (ScenarioName) -> Bool) -> MemoryBaseline {
    MemoryBaseline(key: key, entries.filter { isKept($0.scenario) }, acceptances: acceptances)
  }

  /// The baseline after other counts were accepted; entries that `head` says nothing about stay
  /// unless it is whole.
  ///
  /// - Complexity: O(*e* · *h*), where *e* and *h* are the numbers of entries.
  public func accepting(
    _ head: MemoryBaseline,
    isWhole: Bool,
    _ acceptance: BaselineAcceptance
  ) -> MemoryBaseline {
    let kept = entries.filter { old in
      !isWhole && !head.entries.contains { $0.scenario == old.scenario }
    }
    return MemoryBaseline(
      key: head.key,
      kept + head.entries,
      acceptances: acceptances + [acceptance]
    )
  }

  /// The name of the file beside the baseline of measurements.
  public static func fileName(ofKey key: String) -> String { "baseline-\(key).json" }
}
