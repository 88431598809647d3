internal import StrictJSON
internal import TimelineScroll
internal import TimelineSimulation
internal import TimelineUnits

/// Reads the events of a `timelinebench.screen/1` file, whose rows are numbers below a count.
struct ScreenEventReader {
  let rowCount: Int

  func items(_ value: JSONValue) throws(JSONError) -> [ItemID] {
    var items: [ItemID] = []
    for element in try value.elements() { items.append(try item(element)) }
    return items
  }

  func event(_ value: JSONValue) throws(JSONError) -> TimedInput {
    var object = try value.object(rule: FormatRule.keys)
    let at = Instant.zero + (try ScreenInputFile.time(object.required("atTicks")))
    let kind = try object.required("event")
    var event = try listEvent(kind, &object)
    if event == nil { event = try screenEvent(kind, &object) }
    try object.finish()
    guard let event else { throw kind.error(rule: FormatRule.names, "unknown event") }
    return TimedInput(at: at, event: event)
  }

  private func item(_ value: JSONValue) throws(JSONError) -> ItemID {
    guard rowCount > 0 else { throw value.error(rule: FormatRule.names, "there is no row") }
    return ItemID(
      rawValue: UInt32(try value.integer(in: 0...rowCount - 1, rule: FormatRule.names))
    )
  }

  /// An event of the rows, or `nil` if it is one of the screen.
  private func listEvent(
    _ kind: JSONValue,
    _ object: inout JSONObjectReader
  ) throws(JSONError) -> InputEvent? {
    if kind.isString("resize") {
      let row = try item(object.required("row"))
      return .resize(row, height: try ScreenInputFile.height(object.required("height")))
    }
    if kind.isString("live") {
      let changes = try changes(object.required("changes"))
      return .live(changes: changes, appended: try items(object.required("appended")))
    }
    if kind.isString("window") {
      let changes = try changes(object.required("changes"))
      return .window(rows: try items(object.required("rows")), changes: changes)
    }
    if kind.isString("epoch") {
      let changes = try changes(object.required("changes"))
      let rows = try items(object.required("rows"))
      let isLoading = try object.required("isLoading").bool()
      return .epoch(rows: rows, changes: changes, isLoading: isLoading)
    }
    if kind.isString("send") { return .send(appended: try items(object.required("appended"))) }
    guard kind.isString("scrollTo") else { return nil }
    let row = try item(object.required("row"))
    let places = RowPlacement.allCases
    let place = try object.required("placement").integer(
      in: 0...places.count - 1,
      rule: FormatRule.names
    )
    let isAnimated = try object.required("isAnimated").bool()
    return .scrollTo(row, places[place], isAnimated: isAnimated)
  }

  private func screenEvent(
    _ kind: JSONValue,
    _ object: inout JSONObjectReader
  ) throws(JSONError) -> InputEvent? {
    if kind.isString("touchDown") {
      return .touchDown(y: try ScreenInputFile.length(object.required("y")))
    }
    if kind.isString("touchMoved") {
      return .touchMoved(y: try ScreenInputFile.length(object.required("y")))
    }
    if kind.isString("touchUp") { return .touchUp }
    if kind.isString("bottomTapped") { return .bottomTapped }
    if kind.isString("viewport") {
      let size = try ScreenInputFile.size(object.required("size"))
      return .viewport(size, insets: try ScreenInputFile.insets(object.required("insets")))
    }
    if kind.isString("keyboard") {
      return .keyboard(bottomInset: try ScreenInputFile.length(object.required("bottomInset")))
    }
    if kind.isString("composer") {
      return .composer(isOpen: try object.required("isOpen").bool())
    }
    if kind.isString("reduceMotion") {
      return .reduceMotion(try object.required("isOn").bool())
    }
    if kind.isString("stall") { return .stall(try ScreenInputFile.time(object.required("ticks"))) }
    if kind.isString("refresh") {
      return .refresh(try ScreenInputFile.refresh(object.required("ticks")))
    }
    if kind.isString("trim") {
      let rows = try object.required("keepRows")
      return .trim(keepingRows: try rows.integer(in: 0...1_000_000, rule: FormatRule.range))
    }
    return nil
  }

  private func changes(_ value: JSONValue) throws(JSONError) -> [RowChange] {
    var changes: [RowChange] = []
    for element in try value.elements() {
      var object = try element.object(rule: FormatRule.keys)
      let row = try item(object.required("row"))
      let content = try ScreenInputFile.content(object.required("content"))
      try object.finish()
      changes.append(RowChange(item: row, content: content))
    }
    return changes
  }
}
