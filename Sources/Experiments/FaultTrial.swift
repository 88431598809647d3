public import ChatScenarios

/// What became of one fault.
public struct FaultTrial: Equatable, Sendable {
  /// The fault, or `nil` for the trial of the engine as it is.
  public var fault: ScenarioFault?
  /// The budgets that were missed, in the order of the scenarios.
  public var kills: [FaultKill]

  /// Creates a trial.
  public init(fault: ScenarioFault?, kills: [FaultKill]) {
    self.fault = fault
    self.kills = kills
  }
}
