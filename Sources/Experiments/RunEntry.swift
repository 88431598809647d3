public import ChatScenarios
public import FrameMetrics

/// What came out of one scenario.
public struct RunEntry: Equatable, Sendable {
  /// The scenario's name.
  public var scenario: ScenarioName
  /// What random draws started from.
  public var seed: UInt64
  /// The name of the device.
  public var device: String
  /// The input that the rows came from, if the user gave one.
  public var input: RunInput?
  /// Whether Reduce Motion was on at the mount.
  public var reducesMotion: Bool
  /// The constants that differ from their defaults.
  public var constants: [ConstantSetting]
  /// What work cost, and where the prices come from.
  public var costs: CostProfile
  /// The digest of the trace.
  public var digest: UInt64
  /// Whether a second run gave the same trace.
  public var isRepeatable: Bool
  /// The measurements.
  public var measurements: Measurements
  /// The verdict with its findings.
  public var verdict: Verdict
  /// What became of the rows whose text streamed in.
  public var streams: [StreamedText]
  /// The rows with their text, only if the user asked for them.
  public var rows: [TextRow]
  /// The digest of the scenario's content; `nil` if a record of an older build does not tell it.
  public var content: UInt64?
  /// What the heights of the rows come from.
  public var text: TextBasis

  /// The outcome of the run: its verdict's, but a run that gave two traces fails whatever was
  /// measured in one of them.
  public var outcome: Verdict.Outcome { isRepeatable ? verdict.outcome : .fail }

  /// Creates an entry.
  public init(
    scenario: ScenarioName,
    seed: UInt64,
    device: String,
    input: RunInput? = nil,
    reducesMotion: Bool = false,
    constants: [ConstantSetting] = [],
    costs: CostProfile = .free,
    digest: UInt64,
    isRepeatable: Bool = true,
    measurements: Measurements,
    verdict: Verdict,
    streams: [StreamedText] = [],
    rows: [TextRow] = [],
    content: UInt64? = nil,
    text: TextBasis = .stated
  ) {
    self.scenario = scenario
    self.seed = seed
    self.device = device
    self.input = input
    self.reducesMotion = reducesMotion
    self.constants = constants
    self.costs = costs
    self.digest = digest
    self.isRepeatable = isRepeatable
    self.measurements = measurements
    self.verdict = verdict
    self.streams = streams
    self.rows = rows
    self.content = content
    self.text = text
  }
}
