public import FrameMetrics
internal import TimelineSimulation
internal import TimelineTrace

/// A scenario whose rows are measured and whose events are unfolded, so that a run with other
/// constants costs no more than its simulation.
public struct PreparedScenario: Sendable {
  /// The scenario's name.
  public let name: ScenarioName
  /// The digest of the trace that the constants of the scenario itself give.
  public let digest: UInt64
  private let constants: [ConstantSetting]
  private let input: SimulationInput
  /// The constants of text that the rows were measured with.
  private let text: TextTuning

  init(_ scenario: Scenario, compiled: CompiledScenario) {
    name = scenario.name
    constants = scenario.constants
    input = compiled.input
    text = compiled.tuning.text
    digest = Simulation.run(input).digest
  }

  /// The measurements of a run with other constants; settings of the scenario itself give way.
  ///
  /// - Throws: `InputError` for a setting that does not exist, for constants that do not fit one
  ///   another, for a constant of text, and for a run that shows more than can be measured.
  public func measurements(with settings: [ConstantSetting]) throws(InputError) -> Measurements {
    var tuning = AppTuning()
    try ConstantTable.apply(constants + settings, to: &tuning, at: name.description)
    guard tuning.text == text else {
      throw InputError(
        place: name.description,
        message: "rows are measured once, so constants of text cannot be varied; give them to all "
          + "runs with --set"
      )
    }
    var changed = input
    changed.tuning = tuning.screen
    do {
      return try Measurements(Simulation.run(changed))
    } catch {
      throw InputError(
        place: name.description,
        message: "the run cannot be measured, because \(error.reason.message)"
      )
    }
  }
}
