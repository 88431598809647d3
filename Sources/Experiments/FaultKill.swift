public import ChatScenarios
public import FrameMetrics

/// A budget that a fault made a scenario miss.
public struct FaultKill: Equatable, Sendable {
  /// The scenario.
  public var scenario: ScenarioName
  /// The budget as its file states it.
  public var line: BudgetLine
  /// What was measured, or `nil` if the run has no value any more.
  public var measured: Measure?

  /// Creates a kill.
  public init(scenario: ScenarioName, line: BudgetLine, measured: Measure?) {
    self.scenario = scenario
    self.line = line
    self.measured = measured
  }
}
