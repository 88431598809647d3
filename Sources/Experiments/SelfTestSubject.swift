public import ChatScenarios

/// A scenario that faults are tried on, with what it is held against.
public struct SelfTestSubject: Sendable {
  /// The scenario's name.
  public var scenario: ScenarioName
  /// The scenario in the form that runs.
  public var compiled: CompiledScenario
  /// Its budgets.
  public var lines: [BudgetLine]

  /// Creates a subject.
  public init(scenario: ScenarioName, compiled: CompiledScenario, lines: [BudgetLine]) {
    self.scenario = scenario
    self.compiled = compiled
    self.lines = lines
  }
}
