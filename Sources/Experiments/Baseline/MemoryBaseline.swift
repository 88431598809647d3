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

  /// Creates a baseline.
  ///
  /// - Complexity: O(*e* log *e*), where *e* is the number of entries.
  public init(key: String, _ entries: [Entry]) {
    self.key = key
    self.entries = entries.sorted {
      $0.scenario.description.utf8.lexicographicallyPrecedes($1.scenario.description.utf8)
    }
  }

  /// The name of the file beside the baseline of measurements.
  public static func fileName(ofKey key: String) -> String { "baseline-\(key).json" }
}
