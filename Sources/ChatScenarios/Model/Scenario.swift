public import TimelineUnits

/// A scenario as its file states it: inputs only, nothing that comes out of a run.
public struct Scenario: Equatable, Sendable {
  /// The name: folder and file of the scenario.
  public var name: ScenarioName
  /// One line that says what happens.
  public var title: String
  /// What to know about it, empty if nothing.
  public var notes: String
  /// The ids of the handbook rules that the scenario exercises.
  public var covers: [String]
  /// The addresses of the public threads whose fault the scenario replays.
  public var threads: [String]
  /// The name of the device.
  public var device: String
  /// What random draws start from.
  public var seed: UInt64
  /// When the run ends.
  public var duration: Interval
  /// Constants that differ from their defaults, in the order of the file.
  public var constants: [ConstantSetting]
  /// What work costs on the main thread; free unless the file says otherwise.
  public var costs: CostProfile
  /// Whether Reduce Motion is on at the mount.
  public var reduceMotion: Bool
  /// How long the first window takes to arrive; `nil` if it is there at the mount.
  public var firstLoad: Interval?
  /// The data side that the rows come from, if they do not stand in the file.
  public var data: ScenarioData?
  /// The rows of the first window in display order.
  public var rows: [RowGroup]
  /// Older pages in the order in which they are handed out.
  public var older: [ScenarioPage]
  /// The events in the order of the file.
  public var events: [ScenarioEvent]
  /// The digest of what the file puts into a run; 0 for a scenario that was put together.
  public var fileDigest: UInt64 = 0

  /// Creates a scenario; what is not given is empty or off.
  public init(
    name: ScenarioName,
    title: String,
    notes: String = "",
    covers: [String] = [],
    threads: [String] = [],
    device: String,
    seed: UInt64 = 1,
    duration: Interval,
    constants: [ConstantSetting] = [],
    costs: CostProfile = .free,
    reduceMotion: Bool = false,
    firstLoad: Interval? = nil,
    data: ScenarioData? = nil,
    rows: [RowGroup],
    older: [ScenarioPage] = [],
    events: [ScenarioEvent] = []
  ) {
    self.name = name
    self.title = title
    self.notes = notes
    self.covers = covers
    self.threads = threads
    self.device = device
    self.seed = seed
    self.duration = duration
    self.constants = constants
    self.costs = costs
    self.reduceMotion = reduceMotion
    self.firstLoad = firstLoad
    self.data = data
    self.rows = rows
    self.older = older
    self.events = events
  }
}
