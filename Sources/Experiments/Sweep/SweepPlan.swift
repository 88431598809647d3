public import ChatScenarios
public import FrameMetrics
internal import StrictJSON
internal import TimelineUnits

/// What a sweep tries, over which runs, and what it looks at: equal plans give equal results.
public struct SweepPlan: Equatable, Sendable {
  /// A run that every point is tried on.
  public struct Run: Equatable, Sendable {
    /// The scenario's name.
    public var scenario: String
    /// The name of the device.
    public var device: String
    /// What random draws start from.
    public var seed: UInt64
    /// The input that the rows come from, if there is one.
    public var input: RunInput?
    /// The digest of the trace with the scenario's own constants: equal rows, events and engine
    /// give equal digests.
    public var digest: UInt64
    /// How many budgets the run is held against.
    public var budgets = 0
    /// The digest of these budgets.
    public var budgetsDigest: UInt64 = 0

    /// Creates the description of a run without budgets.
    public init(scenario: String, device: String, seed: UInt64, input: RunInput?, digest: UInt64) {
      self.scenario = scenario
      self.device = device
      self.seed = seed
      self.input = input
      self.digest = digest
    }

    /// States the budgets that the run is held against.
    public mutating func hold(to budgets: [Budget]) {
      self.budgets = budgets.count
      var hash = StableHash()
      for budget in budgets {
        for byte in budget.metric.name.description.utf8 { hash.combine(byte) }
        hash.combine(budget.bound.rawValue)
        for shift in stride(from: 0, to: 64, by: 8) {
          hash.combine(UInt8(truncatingIfNeeded: budget.limit.parts >> shift))
        }
      }
      budgetsDigest = budgets.isEmpty ? 0 : hash.value
    }
  }

  /// The varied constants.
  public var axes: [SweepAxis]
  /// How the points come about, in words.
  public var mode: String
  /// The number of points.
  public var count: Int
  /// The digest of all points.
  public var digest: UInt64
  /// The product's value of each varied constant.
  public var current: [String]
  /// Constants that hold for all points.
  public var settings: [ConstantSetting]
  /// What the sweep looks at, the most important first.
  public var objectives: [SweepObjective]
  /// The runs that every point is tried on.
  public var runs: [Run]

  /// Creates a plan.
  public init(
    axes: [SweepAxis],
    mode: String,
    points: [[String]],
    current: [String],
    settings: [ConstantSetting],
    objectives: [SweepObjective],
    runs: [Run]
  ) {
    self.axes = axes
    self.mode = mode
    count = points.count
    var hash = StableHash()
    for value in points.joined() {
      for byte in value.utf8 { hash.combine(byte) }
      hash.combine(0)
    }
    digest = hash.value
    self.current = current
    self.settings = settings
    self.objectives = objectives
    self.runs = runs
  }
}
