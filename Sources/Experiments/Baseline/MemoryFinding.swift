public import ChatScenarios

/// What a comparison of counts of memory has to say.
public enum MemoryFinding: Equatable, Sendable {
  /// The counts are those of another toolchain, and say nothing about this one.
  case otherKey(base: String, head: String)
  /// Nothing was counted, which is no pass.
  case empty
  /// The baseline has no counts of a scenario.
  case missing(ScenarioName)
  /// The baseline has counts of a scenario that was not counted.
  case stale(ScenarioName)
  /// A count is higher than the baseline allows, or only one side has it.
  case worse(ScenarioName, MemoryCounter, base: Int?, head: Int?)
  /// A count is lower.
  case better(ScenarioName, MemoryCounter, base: Int, head: Int)

  /// Whether the counts cannot be told apart at all.
  public var isIncomparable: Bool {
    switch self {
    case .otherKey, .empty, .missing, .stale: true
    case .worse, .better: false
    }
  }
}
