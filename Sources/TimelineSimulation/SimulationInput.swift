public import TimelineCoordinator
public import TimelineUnits

/// A screen-side scenario as a plain value: everything that goes into a run and nothing that comes
/// out of it.
///
/// Rows are named by dense ids: the content of `ItemID(rawValue: i)` is `rows[i]`, also for rows
/// that arrive later.
public struct SimulationInput: Sendable {
  /// The screen.
  public var device: Device
  /// The constants of the modelled app.
  public var tuning: Tuning
  /// The first content of every row that ever appears.
  public var rows: [RowContent]
  /// The rows of the first window in display order.
  public var initial: [ItemID]
  /// How long the first window takes to arrive after the mount; `nil` if it is there at the mount.
  public var firstLoad: Interval?
  /// Older pages in the order in which they are handed out.
  public var older: [OlderPage]
  /// The events; equal times keep the order of the array.
  public var events: [TimedInput]
  /// Whether Reduce Motion is on at the mount.
  public var reduceMotion: Bool
  /// What the screen's work costs on the main thread; nothing by default.
  public var cost: WorkCost
  /// When the run ends.
  public var duration: Interval

  /// Creates an input; what is not given is empty or off.
  public init(
    device: Device = .plain,
    tuning: Tuning = Tuning(),
    rows: [RowContent],
    initial: [ItemID],
    firstLoad: Interval? = nil,
    older: [OlderPage] = [],
    events: [TimedInput] = [],
    reduceMotion: Bool = false,
    cost: WorkCost = WorkCost(),
    duration: Interval
  ) {
    self.device = device
    self.tuning = tuning
    self.rows = rows
    self.initial = initial
    self.firstLoad = firstLoad
    self.older = older
    self.events = events
    self.reduceMotion = reduceMotion
    self.cost = cost
    self.duration = duration
  }
}
