internal import StrictJSON
internal import TimelineCoordinator
internal import TimelineScroll
internal import TimelineSimulation
internal import TimelineUnits

extension ScreenInputFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public init(_ bytes: [UInt8], at place: String) throws(InputError) {
    do {
      self.init(try ScreenInputFile.input(JSONDocument(bytes).root))
    } catch {
      throw InputError(place: place, json: error)
    }
  }

  private static func input(_ root: JSONValue) throws(JSONError) -> SimulationInput {
    var object = try root.object(rule: FormatRule.keys)
    try object.requireFormat(schema)
    let fault = try fault(object.optional("mutant"))
    let duration = try time(object.required("durationTicks"), atLeast: 1)
    let device = try device(object.required("device"))
    let reduceMotion = try object.required("reduceMotion").bool()
    var firstLoad: Interval?
    if let value = object.optional("firstLoadTicks") { firstLoad = try time(value) }
    let cost = try cost(object.required("cost"))
    var rows: [RowContent] = []
    for value in try object.required("rows").elements() { rows.append(try content(value)) }
    let reader = ScreenEventReader(rowCount: rows.count)
    let initial = try reader.items(object.required("initial"))
    var older: [OlderPage] = []
    for value in try object.required("older").elements() { older.append(try page(value, reader)) }
    var events: [TimedInput] = []
    for value in try object.required("events").elements() {
      events.append(try reader.event(value))
    }
    try object.finish()
    var input = SimulationInput(
      device: device,
      rows: rows,
      initial: initial,
      firstLoad: firstLoad,
      older: older,
      events: events,
      reduceMotion: reduceMotion,
      cost: cost,
      duration: duration
    )
    input.tuning.fault = fault
    return input
  }

  private static func fault(_ value: JSONValue?) throws(JSONError) -> InjectedFault? {
    guard let value else { return nil }
    let name = try value.string()
    if let fault = InjectedFault.named(name.utf8) { return fault }
    let hint = NearestNames.hint(for: name, among: InjectedFault.allCases.map(\.name.description))
    throw value.error(rule: FormatRule.names, "unknown mutant" + hint)
  }

  private static func device(_ value: JSONValue) throws(JSONError) -> Device {
    var object = try value.object(rule: FormatRule.keys)
    let size = try size(object.required("size"))
    let insets = try insets(object.required("insets"))
    let scale = try object.required("scale").integer(in: 1...3, rule: FormatRule.range)
    let refresh = try refresh(object.required("refreshTicks"))
    try object.finish()
    return Device(viewport: size, insets: insets, scale: scale, refresh: refresh)
  }

  private static func cost(_ value: JSONValue) throws(JSONError) -> WorkCost {
    var parts: [Interval] = []
    for element in try value.elements() { parts.append(try time(element)) }
    guard parts.count == 8 else {
      throw value.error(rule: FormatRule.range, "a cost has 8 parts")
    }
    return WorkCost(
      render: parts[0],
      snapshot: parts[1],
      snapshotRow: parts[2],
      layoutPass: parts[3],
      configure: parts[4],
      measure: parts[5],
      measurePer100Points: parts[6],
      commit: parts[7]
    )
  }

  private static func page(
    _ value: JSONValue,
    _ reader: ScreenEventReader
  ) throws(JSONError) -> OlderPage {
    var object = try value.object(rule: FormatRule.keys)
    let rows = try reader.items(object.required("rows"))
    let latency = try time(object.required("latencyTicks"))
    let outcome = try object.required("outcome").choice(
      ["succeeds": OlderPage.Outcome.succeeds, "fails": .fails, "isLost": .isLost],
      rule: FormatRule.names
    )
    try object.finish()
    return OlderPage(rows: rows, latency: latency, outcome: outcome)
  }

  static func content(_ value: JSONValue) throws(JSONError) -> RowContent {
    var object = try value.object(rule: FormatRule.keys)
    let height = try height(object.required("height"))
    var preparation = Preparation.ready
    if let value = object.optional("takesTicks") { preparation = .takes(try time(value)) }
    if let value = object.optional("readyAtTicks") {
      preparation = .readyAt(.zero + (try time(value)))
    }
    let counts = 0...1_000_000_000
    let rule = try object.optional("guardRule")?.integer(in: 0...1_000, rule: FormatRule.range)
    let parses = try object.optional("parses")?.integer(in: counts, rule: FormatRule.range)
    let shapes = try object.optional("shapes")?.integer(in: counts, rule: FormatRule.range)
    try object.finish()
    return RowContent(
      height: height,
      preparation: preparation,
      guardRule: rule,
      textWork: TextWork(parses: parses ?? 0, shapes: shapes ?? 0)
    )
  }

  static func height(_ value: JSONValue) throws(JSONError) -> Length {
    let most = Int(Limits.rowHeight.units)
    return Length(units: Int64(try value.integer(in: 1...most, rule: FormatRule.range)))
  }

  static func time(_ value: JSONValue, atLeast least: Int = 0) throws(JSONError) -> Interval {
    let most = Int(Limits.duration.ticks)
    return Interval(ticks: Int64(try value.integer(in: least...most, rule: FormatRule.range)))
  }

  /// A refresh from 1,000 Hz to 1 Hz.
  static func refresh(_ value: JSONValue) throws(JSONError) -> Interval {
    let range = Int(Interval.ticksPerSecond / 1_000)...Int(Interval.ticksPerSecond)
    return Interval(ticks: Int64(try value.integer(in: range, rule: FormatRule.range)))
  }

  /// A length on the screen, up to 100,000 pt.
  static func length(_ value: JSONValue) throws(JSONError) -> Length {
    let most = Int(Length.points(100_000).units)
    return Length(units: Int64(try value.integer(in: -most...most, rule: FormatRule.range)))
  }

  static func size(_ value: JSONValue) throws(JSONError) -> Size {
    let parts = try lengths(value, count: 2)
    guard parts.allSatisfy({ $0 > .zero }) else {
      throw value.error(rule: FormatRule.range, "a size is above 0")
    }
    return Size(width: parts[0], height: parts[1])
  }

  static func insets(_ value: JSONValue) throws(JSONError) -> EdgeInsets {
    let parts = try lengths(value, count: 4)
    return EdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }

  private static func lengths(_ value: JSONValue, count: Int) throws(JSONError) -> [Length] {
    var lengths: [Length] = []
    for element in try value.elements() { lengths.append(try length(element)) }
    guard lengths.count == count else {
      throw value.error(rule: FormatRule.range, "\(count) lengths are needed")
    }
    return lengths
  }
}
