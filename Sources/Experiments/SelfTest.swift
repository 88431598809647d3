public import ChatScenarios
internal import FrameMetrics
public import TimelineTrace

/// The proof that the budgets of a catalogue can be missed.
///
/// Each fault is put into the engine and every scenario is run with it. A fault that no budget
/// notices, and a budget that no fault makes a scenario miss, show that something is not tested.
///
/// Source: BM-SELF-1 to BM-SELF-3.
public struct SelfTest: Sendable {
  /// The scenarios.
  public let subjects: [SelfTestSubject]

  /// Creates a test.
  public init(_ subjects: [SelfTestSubject]) {
    self.subjects = subjects
  }

  /// What is tried, in order: the engine as it is, then each fault.
  public static var faults: [ScenarioFault?] { [nil] + ScenarioFault.all }

  /// Runs every scenario with a fault.
  ///
  /// - Parameter fault: The fault, or `nil` for the engine as it is.
  /// - Returns: The budgets that were missed.
  /// - Throws: `TraceError` if a run cannot be measured.
  /// - Complexity: One run of each scenario.
  public func trial(of fault: ScenarioFault?) throws(TraceError) -> FaultTrial {
    var kills: [FaultKill] = []
    for subject in subjects {
      guard let measurements = try subject.compiled.measurements(of: fault) else { continue }
      for line in subject.lines {
        let finding = line.budget.judge(measurements)
        guard !finding.isMet else { continue }
        kills.append(
          FaultKill(scenario: subject.scenario, line: line, measured: finding.measured)
        )
      }
    }
    return FaultTrial(fault: fault, kills: kills)
  }
}
