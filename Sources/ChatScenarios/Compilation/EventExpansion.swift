internal import TimelineCoordinator
internal import TimelineSimulation
internal import TimelineUnits

/// Turns the events of a scenario into those of a run, plans into many.
///
/// Events are expanded in the order of the file; a plan starts from the height that the events
/// before it left its row with.
struct EventExpansion {
  /// The rows, with the heights that the events so far leave them with.
  var table: RowTable
  /// The events so far.
  private(set) var events: [TimedInput] = []
  /// What became of the rows whose text streams in.
  var streams: [StreamedText] = []
  let device: Device
  /// When the run ends; a stream that asks for it moves the end.
  private(set) var end: Instant
  private var random: RandomSource

  init(table: RowTable, device: Device, duration: Interval, random: RandomSource) {
    self.table = table
    self.device = device
    end = .zero + duration
    self.random = random
  }

  /// Adds the events of one event of the scenario.
  ///
  /// - Throws: `InputError` for a row that does not exist, and beyond the most events of a run.
  /// - Complexity: O(*e*), where *e* is the number of events added.
  mutating func expand(
    _ event: ScenarioEvent,
    measurer: inout some TextMeasurer
  ) throws(InputError) {
    // Every event has draws of its own, so that a new event leaves those of the others alone.
    var random = random.split()
    let at = event.at
    switch event.action {
    case .resize(let row, let height):
      let item = try table.row(of: row)
      try resize(item, to: height, at: at)
    case .grow(let plan): try grow(plan, from: at)
    case .alternate(let plan): try alternate(plan, from: at)
    case .live(let changes, let append):
      let changes = try self.changes(changes)
      try add(.live(changes: changes, appended: table.takeRows(of: append)), at: at)
    case .stream(let plan): try stream(plan, from: at, &random, &measurer)
    case .window(let parts, let changes):
      let rows = try rows(of: parts)
      try add(.window(rows: rows, changes: self.changes(changes)), at: at)
    case .epoch(let parts, let changes):
      let rows = try rows(of: parts)
      let changes = try self.changes(changes)
      try add(.epoch(rows: rows, changes: changes, isLoading: rows.isEmpty), at: at)
    case .send(let append): try add(.send(appended: table.takeRows(of: append)), at: at)
    case .touchDown(let y): try add(.touchDown(y: y), at: at)
    case .touchMove(let y): try add(.touchMoved(y: y), at: at)
    case .touchUp: try add(.touchUp, at: at)
    case .drag(let plan): try drag(plan, from: at)
    case .composer(let isOpen): try add(.composer(isOpen: isOpen), at: at)
    case .tapBottom: try add(.bottomTapped, at: at)
    case .reduceMotion(let isOn): try add(.reduceMotion(isOn), at: at)
    case .fling, .scrollTo, .keyboard, .viewport, .textSize, .stall, .refresh, .lowPower, .trim:
      try expandScreen(event, measurer: &measurer)
    }
  }

  /// Lets the run go on for a while after a time, as long as a run may be.
  mutating func extend(past time: Instant?, by rest: Interval?) {
    guard let time, let rest else { return }
    end = max(end, min(time + rest, .zero + Limits.duration))
  }

  var refresh: Interval { device.refresh }

  mutating func add(_ event: InputEvent, at: Instant) throws(InputError) {
    guard events.count < Limits.scenarioEvents else {
      throw InputError(
        place: table.place,
        rule: FormatRule.range,
        message: "a run has at most \(Limits.scenarioEvents) events"
      )
    }
    events.append(TimedInput(at: at, event: event))
  }

  mutating func resize(
    _ item: ItemID,
    to height: Length,
    at: Instant
  ) throws(InputError) {
    table.setHeight(height, of: item)
    try add(.resize(item, height: height), at: at)
  }

  private mutating func grow(_ plan: GrowthPlan, from start: Instant) throws(InputError) {
    let item = try table.row(of: plan.row)
    let base = table.height(of: item)
    let every = plan.every ?? refresh
    var at = start + every
    while at <= min(plan.until, end) {
      try resize(item, to: base.grown(by: plan.perSecond, over: at - start), at: at)
      at = at + every
    }
  }

  private mutating func alternate(
    _ plan: AlternationPlan,
    from start: Instant
  ) throws(InputError) {
    let item = try table.row(of: plan.row)
    var at = start
    var turn = 0
    while at <= min(plan.until, end) {
      try resize(item, to: plan.heights[turn % plan.heights.count], at: at)
      at = at + plan.every
      turn += 1
    }
  }

  private mutating func drag(_ plan: DragPlan, from start: Instant) throws(InputError) {
    try add(.touchDown(y: plan.from), at: start)
    let path = plan.to - plan.from
    var at = start + refresh
    while at < start + plan.duration {
      let share = (at - start).seconds / plan.duration.seconds
      try add(.touchMoved(y: plan.from + Length(points: path.points * share)), at: at)
      at = at + refresh
    }
    let stop = start + plan.duration
    try add(.touchMoved(y: plan.to), at: stop)
    try add(.touchUp, at: stop + plan.rest)
  }

  private mutating func rows(of parts: [WindowPart]) throws(InputError) -> [ItemID] {
    var items: [ItemID] = []
    for part in parts {
      switch part {
      case .rows(let reference): items += try table.rows(of: reference)
      case .new(let group): items += table.takeRows(of: [group])
      }
    }
    return items
  }

  private mutating func changes(_ planned: [PlannedChange]) throws(InputError) -> [RowChange] {
    var changes: [RowChange] = []
    for change in planned {
      let item = try table.row(of: change.row)
      table.setHeight(change.height, of: item)
      let preparation = change.preparation.preparation(at: 0, modelled: nil) ?? .ready
      let content = RowContent(height: change.height, preparation: preparation)
      changes.append(RowChange(item: item, content: content))
    }
    return changes
  }
}

extension Length {
  /// The length after steady growth, never less than one unit and never more than a row may be.
  func grown(by perSecond: Length, over time: Interval) -> Length {
    let units = Double(perSecond.units) * time.seconds
    let grown = self + Length(units: Int64(nearest: units))
    return min(max(grown, Length(units: 1)), Limits.rowHeight)
  }
}
