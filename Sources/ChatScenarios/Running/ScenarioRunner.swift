internal import FrameMetrics
internal import TimelineSimulation
public import TimelineTrace
public import TimelineUnits

/// Runs scenarios from their files' values to their measurements.
///
/// A runner belongs to one thread; what it measured once it need not measure again.
public struct ScenarioRunner<Text: TextMeasurer> {
  private var compiler: ScenarioCompiler<Text>

  /// Creates a runner that measures rows of text with `text`.
  public init(text: Text) {
    compiler = ScenarioCompiler(text: text)
  }

  /// Runs a scenario twice and measures it.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - histories: What rows of text are drawn from.
  /// - Returns: The measurements of the first run, and whether the second gave the same trace.
  /// - Throws: `InputError` if the scenario does not fit the histories, or shows more than can be
  ///   measured.
  ///
  /// Source: BM-DET-6.
  public mutating func run(
    _ scenario: Scenario,
    histories: Histories
  ) throws(InputError) -> ScenarioOutcome {
    let compiled = try compiler.compile(scenario, histories: histories)
    let trace = Simulation.run(compiled.input)
    let digest = trace.digest
    let second = Simulation.run(compiled.input).digest
    let measurements: Measurements
    do {
      measurements = try Measurements(trace)
    } catch {
      throw InputError(
        place: scenario.name.description,
        message: "the run cannot be measured, because \(error.reason.message)"
      )
    }
    return ScenarioOutcome(
      trace: trace,
      image: SimulationImage.bytes(of: compiled.input),
      digest: digest,
      isRepeatable: digest == second,
      measurements: measurements,
      tuning: compiled.tuning,
      duration: compiled.input.duration,
      streams: compiled.streams,
      texts: compiled.texts
    )
  }

  /// Compiles a scenario, so that it can be run many times.
  ///
  /// An observer is told which row is measured; it changes nothing.
  ///
  /// - Throws: `InputError` if the scenario does not fit the histories.
  public mutating func compile(
    _ scenario: Scenario,
    histories: Histories,
    observer: WorkObserver? = nil
  ) throws(InputError) -> CompiledScenario {
    try compiler.compile(scenario, histories: histories, observer: observer)
  }

  /// The trace of a scenario.
  ///
  /// - Throws: `InputError` if the scenario does not fit the histories.
  public mutating func trace(
    of scenario: Scenario,
    histories: Histories
  ) throws(InputError) -> Trace {
    Simulation.run(try compiler.compile(scenario, histories: histories).input)
  }

  /// Prepares a scenario for runs with many constants.
  ///
  /// - Throws: `InputError` if the scenario does not fit the histories.
  public mutating func prepare(
    _ scenario: Scenario,
    histories: Histories
  ) throws(InputError) -> PreparedScenario {
    let compiled = try compiler.compile(scenario, histories: histories)
    return PreparedScenario(scenario, compiled: compiled)
  }
}
