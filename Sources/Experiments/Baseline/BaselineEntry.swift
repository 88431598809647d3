public import ChatScenarios
public import FrameMetrics

/// The accepted values of one scenario, and what they depend on.
///
/// All of them are exact: virtual time, geometry and counts of the model.
///
/// Source: BM-BASE-1, BM-BASE-3, BM-PRIN-2.
public struct BaselineEntry: Equatable, Sendable {
  /// The scenario's name.
  public var scenario: ScenarioName
  /// The digest of the scenario's content; `nil` if a record does not tell it.
  public var content: UInt64?
  /// The digest of the user's input that it ran over, if it ran over one.
  public var input: UInt64?
  /// The name of the device.
  public var device: String
  /// What random draws started from.
  public var seed: UInt64
  /// Whether Reduce Motion was on at the mount.
  public var reducesMotion: Bool
  /// The constants that differ from their defaults.
  public var constants: [ConstantSetting]
  /// The prices of work that are not zero.
  public var costs: [ConstantSetting]
  /// What measured the rows; `nil` if the scenario states their heights.
  public var text: BaselineText?
  /// The digest of the trace.
  public var trace: UInt64
  /// The values.
  public var measurements: Measurements
  /// The names of values that this build has no metric for.
  public var unknownMetrics: [String] = []

  /// Creates an entry.
  public init(
    scenario: ScenarioName,
    content: UInt64?,
    input: UInt64? = nil,
    device: String,
    seed: UInt64,
    reducesMotion: Bool = false,
    constants: [ConstantSetting] = [],
    costs: [ConstantSetting] = [],
    text: BaselineText? = nil,
    trace: UInt64,
    measurements: Measurements
  ) {
    self.scenario = scenario
    self.content = content
    self.input = input
    self.device = device
    self.seed = seed
    self.reducesMotion = reducesMotion
    self.constants = BaselineEntry.sorted(constants)
    self.costs = BaselineEntry.sorted(costs)
    self.text = text
    self.trace = trace
    self.measurements = measurements
  }

  /// The values of a run of a record.
  init(_ run: RunEntry, in record: RunRecord) {
    self.init(
      scenario: run.scenario,
      content: run.content,
      input: run.input?.digest,
      device: run.device,
      seed: run.seed,
      reducesMotion: run.reducesMotion,
      constants: run.constants,
      costs: run.costs.settings,
      text: BaselineText(of: run.text, in: record),
      trace: run.digest,
      measurements: run.measurements
    )
  }

  /// Settings in the order of their keys, in which a file has them.
  private static func sorted(_ settings: [ConstantSetting]) -> [ConstantSetting] {
    settings.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// Whether two entries are about the same scenario and input.
  func isSame(as other: BaselineEntry) -> Bool {
    scenario == other.scenario && input == other.input
  }

  /// The place of the entry in a file: by name, then by input.
  func precedes(_ other: BaselineEntry) -> Bool {
    if scenario == other.scenario { return (input ?? 0) < (other.input ?? 0) }
    return scenario.description.utf8.lexicographicallyPrecedes(other.scenario.description.utf8)
  }
}
