internal import StrictJSON
internal import TimelineSimulation
internal import TimelineUnits

extension ScenarioFile {
  /// The groups of an array.
  static func groups(_ value: JSONValue) throws(JSONError) -> [RowGroup] {
    var groups: [RowGroup] = []
    for element in try value.elements() { groups.append(try group(element)) }
    return groups
  }

  static func group(_ value: JSONValue) throws(JSONError) -> RowGroup {
    var object = try value.object(rule: FormatRule.keys)
    var name: String?
    if let value = object.optional("name") { name = try self.name(value) }
    let source = try source(&object)
    let preparation = try preparation(object.optional("preparation"), of: source)
    try object.finish()
    return RowGroup(
      name: name,
      source: source,
      preparation: preparation,
      byteOffset: value.byteOffset
    )
  }

  static func pages(_ value: JSONValue?) throws(JSONError) -> [ScenarioPage] {
    guard let value else { return [] }
    var pages: [ScenarioPage] = []
    for element in try value.elements() {
      var object = try element.object(rule: FormatRule.keys)
      let rows = try groups(object.required("rows"))
      let latency = try time(object.required("latencyMs"))
      let outcome = try object.optional("outcome")?.choice(
        ["succeeds": OlderPage.Outcome.succeeds, "fails": .fails, "isLost": .isLost],
        rule: FormatRule.names
      )
      try object.finish()
      pages.append(ScenarioPage(rows: rows, latency: latency, outcome: outcome ?? .succeeds))
    }
    return pages
  }

  /// When rows can be measured; text takes its modelled time unless the file says otherwise.
  static func preparation(
    _ value: JSONValue?,
    of source: RowSource?
  ) throws(JSONError) -> PreparationRule {
    let isText = source?.isText ?? false
    guard let value else { return isText ? .modelled(times: 1) : .ready }
    if value.kind == .string {
      return try value.choice(["ready": PreparationRule.ready], rule: FormatRule.names)
    }
    var object = try value.object(rule: FormatRule.keys)
    let takes = object.optional("takesMs")
    let readyAt = object.optional("readyAtMs")
    let modelled = object.optional("modelledTimes")
    try object.finish()
    switch (takes, readyAt, modelled) {
    case (let takes?, nil, nil): return .takes(try timeFormula(takes))
    case (nil, let readyAt?, nil): return .readyAt(try timeFormula(readyAt))
    case (nil, nil, let times?):
      guard isText else {
        throw value.error(rule: FormatRule.range, "only rows with text have a modelled time")
      }
      let factor = try times.integer(in: 1...1_000, rule: FormatRule.range)
      return .modelled(times: Int64(factor))
    default:
      throw value.error(
        rule: FormatRule.keys,
        "one of takesMs, readyAtMs and modelledTimes is needed"
      )
    }
  }

  private static func source(_ object: inout JSONObjectReader) throws(JSONError) -> RowSource {
    let formula = object.optional("heightPt")
    let heights = object.optional("heightsPt")
    let corpus = object.optional("corpus")
    let generated = object.optional("generated")
    let input = object.optional("input")
    guard [formula, heights, corpus, generated, input].count(where: { $0 != nil }) == 1 else {
      throw object.value.error(
        rule: FormatRule.keys,
        "one of heightPt, heightsPt, corpus, generated and input is needed"
      )
    }
    if let formula {
      var count = 1
      if let value = object.optional("count") { count = try rowCount(value) }
      return .formula(try heightFormula(formula), count: count)
    }
    if let heights { return .heights(try self.heights(heights, atLeast: 1)) }
    if let generated { return .generated(try generatedRows(generated)) }
    if let input { return .input(pick: try pick(input)) }
    guard let corpus else { return .heights([]) }
    var rows = RowPick.all
    if let value = object.optional("pick") { rows = try pick(value) }
    return .corpus(name: try name(corpus), pick: rows)
  }

  private static func generatedRows(_ value: JSONValue) throws(JSONError) -> GeneratedRows {
    var object = try value.object(rule: FormatRule.keys)
    let count = try rowCount(object.required("count"))
    var corpus: String?
    if let value = object.optional("like") { corpus = try name(value) }
    try object.finish()
    return GeneratedRows(count: count, corpus: corpus)
  }

  private static func pick(_ value: JSONValue) throws(JSONError) -> RowPick {
    if value.kind == .string {
      return try value.choice(
        [
          "all": RowPick.all, "lastReply": .lastReply, "beforeLastReply": .beforeLastReply,
        ],
        rule: FormatRule.names
      )
    }
    var object = try value.object(rule: FormatRule.keys)
    let last = object.optional("last")
    let allButLast = object.optional("allButLast")
    let from = object.optional("from")
    let count = object.optional("count")
    try object.finish()
    switch (last, allButLast, from, count) {
    case (let last?, nil, nil, nil): return .last(try rowCount(last))
    case (nil, let rest?, nil, nil): return .allButLast(try rowCount(rest))
    case (nil, nil, let from?, let count?):
      return .range(from: try rowCount(from), count: try rowCount(count))
    default:
      throw value.error(rule: FormatRule.keys, "last, allButLast, or from and count are needed")
    }
  }

  static func heightFormula(_ value: JSONValue) throws(JSONError) -> ValueFormula {
    try formula(value) { (part: JSONValue) throws(JSONError) in try height(part).units }
  }

  private static func timeFormula(_ value: JSONValue) throws(JSONError) -> ValueFormula {
    try formula(value) { (part: JSONValue) throws(JSONError) in try time(part).ticks }
  }

  private static func formula(
    _ value: JSONValue,
    part: (JSONValue) throws(JSONError) -> Int64
  ) throws(JSONError) -> ValueFormula {
    guard value.kind == .object else { return ValueFormula(base: try part(value)) }
    var object = try value.object(rule: FormatRule.keys)
    let base = try part(object.required("base"))
    let step = try part(object.required("step"))
    var modulo: Int64 = 0
    if let value = object.optional("modulo") { modulo = try part(value) }
    try object.finish()
    return ValueFormula(base: base, step: step, modulo: modulo)
  }
}
