public import ChatScenarios

/// Everything that a call of the command found out: the source of truth of all outputs.
///
/// It holds no text of rows unless the user asked for it, and then says so at its top.
///
/// Source: BM-PRIN-8, PRIV-1 to PRIV-3.
public struct RunRecord: Equatable, Sendable {
  /// The format's name and version.
  public static let schema = "timelinebench.run/1"

  /// What the runs were made with.
  public var environment: RunEnvironment
  /// The switches of the model whose values every result states.
  public var switches: [ConstantSetting]
  /// Whether the record holds text of rows.
  public var includesText: Bool
  /// How many runs were planned, if the user stopped the command before all were made.
  public var plannedRuns: Int?
  /// The runs that were made, in the order in which they were asked for.
  public var runs: [RunEntry]

  /// Creates a record.
  public init(
    environment: RunEnvironment,
    switches: [ConstantSetting],
    includesText: Bool,
    plannedRuns: Int? = nil,
    runs: [RunEntry]
  ) {
    self.environment = environment
    self.switches = switches
    self.includesText = includesText
    self.plannedRuns = plannedRuns
    self.runs = runs
  }
}
