public import FrameMetrics
internal import TimelineSimulation
internal import TimelineTrace
internal import TimelineUnits

/// A scenario whose rows are measured and whose events are unfolded, so that a run with other
/// constants costs no more than its simulation.
///
/// Constants of text change what rows measure, so there is a form for each choice of them.
public struct PreparedScenario: Sendable {
  /// The scenario's name.
  public let name: ScenarioName
  /// The digest of the trace that the constants of the scenario itself give.
  public let digest: UInt64
  private let constants: [ConstantSetting]
  private var forms: [(text: TextTuning, input: SimulationInput)]
  private let coupled: CoupledRun?

  init(_ scenario: Scenario, compiled: CompiledScenario) {
    name = scenario.name
    constants = scenario.constants
    forms = [(compiled.tuning.text, compiled.input)]
    coupled = compiled.coupled
    digest = Simulation.run(compiled.input).digest
  }

  /// A digest of everything that goes into a run: rows, events and constants.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes of the inputs.
  public var inputDigest: UInt64 {
    var hash = StableHash()
    for form in forms {
      for byte in SimulationImage.bytes(of: form.input) { hash.combine(byte) }
    }
    return hash.value
  }

  /// Takes over the forms of the same scenario that was prepared with other constants of text.
  public mutating func add(_ other: PreparedScenario) {
    for form in other.forms where !forms.contains(where: { $0.text == form.text }) {
      forms.append(form)
    }
  }

  /// The measurements of a run with other constants and prices, which replace the scenario's own.
  ///
  /// - Throws: `InputError` for a setting that does not exist, for constants that do not fit one
  ///   another, for constants of text that the scenario was not prepared with, and for a run that
  ///   shows more than can be measured.
  public func measurements(with settings: [ConstantSetting]) throws(InputError) -> Measurements {
    var tuning = AppTuning()
    let place = name.description
    let prices = settings.filter { CostTable.isPrice($0.key) }
    let changes = settings.filter { !CostTable.isPrice($0.key) }
    try ConstantTable.apply(constants + changes, to: &tuning, at: place)
    guard let form = forms.first(where: { $0.text == tuning.text }) else {
      throw InputError(
        place: place,
        message: "its rows were not measured with these constants of text"
      )
    }
    var input = form.input
    // What the rows do depends on the constants of the data side.
    if let coupled { input = try coupled.input(tuning) } else { input.tuning = tuning.screen }
    try CostTable.apply(prices.filter { !CostTable.isOwn($0) }, to: &input.cost, at: place)
    do {
      return try Measurements(Simulation.run(input))
    } catch {
      throw InputError(
        place: place,
        message: "the run cannot be measured, because \(error.reason.message)"
      )
    }
  }
}
