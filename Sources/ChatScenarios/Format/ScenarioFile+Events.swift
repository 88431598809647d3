internal import StrictJSON
internal import TimelineUnits

extension ScenarioFile {
  /// The events; of rows only if the file states rows.
  static func events(
    _ value: JSONValue?,
    hasRows: Bool
  ) throws(JSONError) -> [ScenarioEvent] {
    guard let value else { return [] }
    var events: [ScenarioEvent] = []
    for element in try value.elements() {
      var object = try element.object(rule: FormatRule.keys)
      let at = try instant(object.required("atMs"))
      let word = try object.required("event")
      let kind = try kind(word)
      guard hasRows || kind.isOfScreen else {
        throw word.error(rule: FormatRule.names, "rows of a data side change by its steps alone")
      }
      let action = try action(kind, &object)
      try object.finish()
      events.append(ScenarioEvent(at: at, action: action))
    }
    return events
  }

  private static func kind(_ value: JSONValue) throws(JSONError) -> EventKind {
    let word = try value.string()
    guard let kind = EventKind.allCases.first(where: { $0.word.utf8.elementsEqual(word.utf8) })
    else {
      let hint = NearestNames.hint(for: word, among: EventKind.allCases.map(\.word))
      throw value.error(rule: FormatRule.names, "unknown event" + hint)
    }
    return kind
  }

  private static func action(
    _ kind: EventKind,
    _ object: inout JSONObjectReader
  ) throws(JSONError) -> ScenarioAction {
    switch kind {
    case .resize:
      .resize(
        try reference(object.required("row")),
        height: try height(object.required("heightPt"))
      )
    case .grow: .grow(try growth(&object))
    case .alternate: .alternate(try alternation(&object))
    case .live:
      .live(
        changes: try changes(object.optional("changes")),
        append: try appended(object.optional("append"))
      )
    case .stream: .stream(try stream(&object))
    case .window:
      .window(
        rows: try windowParts(object.required("rows")),
        changes: try changes(object.optional("changes"))
      )
    case .epoch:
      .epoch(
        rows: try windowParts(object.required("rows")),
        changes: try changes(object.optional("changes"))
      )
    case .send: .send(append: try groups(object.required("append")))
    case .touchDown: .touchDown(y: try screenY(object.required("yPt")))
    case .touchMove: .touchMove(y: try screenY(object.required("yPt")))
    case .touchUp: .touchUp
    case .drag: .drag(try drag(&object))
    case .composer: .composer(isOpen: try object.required("isOpen").bool())
    case .tapBottom: .tapBottom
    case .reduceMotion: .reduceMotion(isOn: try object.required("isOn").bool())
    case .fling, .scrollTo, .keyboard, .viewport, .textSize, .stall, .refresh, .lowPower, .trim:
      try screenAction(kind, &object)
    }
  }

  private static func growth(_ object: inout JSONObjectReader) throws(JSONError) -> GrowthPlan {
    var every: Interval?
    if let value = object.optional("everyMs") { every = try step(value) }
    return GrowthPlan(
      row: try reference(object.required("row")),
      perSecond: try growth(object.required("ptPerSecond")),
      every: every,
      until: try instant(object.required("untilMs"))
    )
  }

  private static func alternation(
    _ object: inout JSONObjectReader
  ) throws(JSONError) -> AlternationPlan {
    AlternationPlan(
      row: try reference(object.required("row")),
      heights: try heights(object.required("heightsPt"), atLeast: 2),
      every: try step(object.required("everyMs")),
      until: try instant(object.required("untilMs"))
    )
  }

  private static func drag(_ object: inout JSONObjectReader) throws(JSONError) -> DragPlan {
    DragPlan(
      from: try screenY(object.required("fromPt")),
      to: try screenY(object.required("toPt")),
      duration: try step(object.required("durationMs")),
      rest: try optionalTime(object.optional("restMs")) ?? .zero
    )
  }

  private static func stream(_ object: inout JSONObjectReader) throws(JSONError) -> StreamPlan {
    let plan = StreamPlan(
      target: try target(&object),
      growth: try streamGrowth(&object),
      every: try step(object.required("everyMs")),
      jitter: try optionalTime(object.optional("jitterMs")) ?? .zero,
      until: try optionalTime(object.optional("untilMs")).map { Instant.zero + $0 },
      rest: try optionalTime(object.optional("restMs"))
    )
    switch (plan.growth, plan.target) {
    case (.height, _):
      guard plan.until != nil else {
        throw object.value.error(rule: FormatRule.keys, "a stream of height needs untilMs")
      }
    case (.text, .append(let group)):
      guard group.source.isText else {
        throw object.value.error(rule: FormatRule.range, "a stream of text needs a row with text")
      }
    case (.text, .row):
      throw object.value.error(rule: FormatRule.keys, "a stream of text appends its row")
    }
    return plan
  }

  private static func target(
    _ object: inout JSONObjectReader
  ) throws(JSONError) -> StreamPlan.Target {
    switch (object.optional("row"), object.optional("append")) {
    case (let row?, nil): return .row(try reference(row))
    case (nil, let append?): return .append(try group(append))
    default:
      throw object.value.error(rule: FormatRule.keys, "one of row and append is needed")
    }
  }

  private static func streamGrowth(
    _ object: inout JSONObjectReader
  ) throws(JSONError) -> StreamPlan.Growth {
    switch (object.optional("ptPerSecond"), object.optional("bytesPerRevision")) {
    case (let speed?, nil): return .height(perSecond: try growth(speed))
    case (nil, let bytes?):
      return .text(bytesPerRevision: try bytes.integer(in: 1...65_536, rule: FormatRule.range))
    default:
      throw object.value.error(
        rule: FormatRule.keys,
        "one of ptPerSecond and bytesPerRevision is needed"
      )
    }
  }

  private static func appended(_ value: JSONValue?) throws(JSONError) -> [RowGroup] {
    guard let value else { return [] }
    return try groups(value)
  }

  private static func changes(_ value: JSONValue?) throws(JSONError) -> [PlannedChange] {
    guard let value else { return [] }
    var changes: [PlannedChange] = []
    for element in try value.elements() {
      var object = try element.object(rule: FormatRule.keys)
      let row = try reference(object.required("row"))
      let height = try height(object.required("heightPt"))
      let preparation = try preparation(object.optional("preparation"), of: nil)
      try object.finish()
      changes.append(PlannedChange(row: row, height: height, preparation: preparation))
    }
    return changes
  }

  private static func windowParts(_ value: JSONValue) throws(JSONError) -> [WindowPart] {
    var parts: [WindowPart] = []
    for element in try value.elements() {
      parts.append(
        element.kind == .string
          ? .rows(try reference(element)) : .new(try group(element))
      )
    }
    return parts
  }
}
