public import TimelineScroll

/// What became of one fault.
public struct FaultTrial: Equatable, Sendable {
  /// The fault, or `nil` for the trial of the engine as it is.
  public var fault: InjectedFault?
  /// The budgets that were missed, in the order of the scenarios.
  public var kills: [FaultKill]

  /// Creates a trial.
  public init(fault: InjectedFault?, kills: [FaultKill]) {
    self.fault = fault
    self.kills = kills
  }
}
