public import TimelineUnits

/// Writes down what a run does and what the price list asks for it: exact, without any clock.
public final class ProfileLog: WorkObserver {
  /// The events in order.
  public private(set) var events: [ProfileEvent] = []
  /// How often each step was begun, event after event.
  public private(set) var spans: [Int32] = []
  /// The virtual time that the main thread was charged, event after event, by step.
  public private(set) var charges: [Int64] = []
  /// The preparations on the background worker.
  public private(set) var preparations: [PreparedCharge] = []
  /// What was counted for each row.
  public private(set) var rows: [RowFacts] = []

  private var isOpen = false

  /// The number of steps that there are.
  static let steps = WorkStep.allCases.count

  /// Creates an empty log.
  public override init() {}

  /// The time of a preparation, step by step.
  ///
  /// - Precondition: The charge is of this log.
  public func shares(of charge: PreparedCharge) -> [(step: WorkStep, time: Interval)] {
    charge.item.index < rows.count
      ? rows[charge.item.index].shares(of: charge.time) : [(.prepare, charge.time)]
  }

  /// Notes the event.
  public override func began(_ occasion: WorkOccasion, at time: Instant, item: ItemID?) {
    events.append(ProfileEvent(occasion, at: time, item: item))
    spans += [Int32](repeating: 0, count: ProfileLog.steps)
    charges += [Int64](repeating: 0, count: ProfileLog.steps)
    isOpen = true
    if occasion == .row, let item { change(item) { $0.textMeasurings += 1 } }
  }

  /// Notes the end.
  public override func ended() { isOpen = false }

  /// Counts the step.
  public override func began(_ step: WorkStep, item: ItemID?) {
    guard isOpen else { return }
    spans[spans.count - ProfileLog.steps + Int(step.rawValue)] += 1
    if step == .configure, let item { change(item) { $0.configures += 1 } }
  }

  /// Notes a price.
  public override func charged(_ time: Interval, for step: WorkStep, item: ItemID?) {
    guard isOpen else { return }
    if let item {
      preparations.append(PreparedCharge(event: events.count - 1, item: item, time: time))
    } else {
      charges[charges.count - ProfileLog.steps + Int(step.rawValue)] += time.ticks
    }
  }

  /// Notes a weight.
  public override func weighed(_ step: WorkStep, nanoseconds: Int64) {
    changeRow { $0[step] += nanoseconds }
  }

  /// Adds to an amount.
  public override func counted(_ amount: WorkAmount, _ count: Int) {
    changeRow { $0[amount] += count }
  }

  private func changeRow(_ body: (inout RowFacts) -> Void) {
    guard isOpen, let item = events.last?.item else { return }
    change(item, body)
  }

  private func change(_ item: ItemID, _ body: (inout RowFacts) -> Void) {
    while rows.count <= item.index { rows.append(RowFacts()) }
    body(&rows[item.index])
  }
}
