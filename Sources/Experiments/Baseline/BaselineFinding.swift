public import ChatScenarios

/// What a comparison with a baseline has to say about one scenario.
public struct BaselineFinding: Equatable, Sendable {
  /// What kind of thing was found.
  public enum Kind: Equatable, Sendable {
    /// A value became worse.
    case regression(MetricDifference)
    /// A value without a better direction differs, or only one side has it.
    case difference(MetricDifference)
    /// A value became better.
    case improvement(MetricDifference)
    /// All values are equal, but the traces are not.
    case trace
    /// What the values depend on is not the same.
    case incomparable(BaselineField, base: String, head: String)
    /// The baseline has nothing about the scenario.
    case missing
    /// The baseline tells of a scenario that is no longer there.
    case stale
  }

  /// The scenario.
  public var scenario: ScenarioName
  /// The digest of the user's input, if it is about one.
  public var input: UInt64?
  /// What was found.
  public var kind: Kind

  /// Creates a finding.
  public init(scenario: ScenarioName, input: UInt64? = nil, kind: Kind) {
    self.scenario = scenario
    self.input = input
    self.kind = kind
  }

  /// Whether values can be told apart at all.
  public var isIncomparable: Bool {
    switch kind {
    case .incomparable, .missing, .stale: true
    default: false
    }
  }

  /// Whether it is a change for the worse, or one that nobody can grade.
  public var isRegression: Bool {
    switch kind {
    case .regression, .difference, .trace: true
    default: false
    }
  }

  /// Whether it is a change for the better.
  public var isImprovement: Bool {
    if case .improvement = kind { true } else { false }
  }
}
