public import ChatScenarios
internal import FrameMetrics
internal import StrictJSON

extension SweepRecord {
  /// Reads a record that `json()` wrote.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public init(_ bytes: [UInt8], at place: String) throws(InputError) {
    // A point has a dozen values, and there may be a million points.
    var limits = JSONLimits.default
    limits.maximumNodes = 64_000_000
    self = try InputFile.json(bytes, at: place, limits: limits, SweepRecord.init)
  }

  private init(_ root: JSONValue) throws(JSONError) {
    var object = try root.object(rule: FormatRule.keys)
    try object.requireFormat(SweepRecord.schema)
    _ = object.optional("finished")
    let plan = try SweepPlan(record: object.required("plan"))
    let current = try SweepRecord.values(object.required("current"), plan.objectives)
    let misses = try object.optional("currentMissed").map { value throws(JSONError) in
      try SweepMisses(record: value, plan)
    }
    var points: [SweepPoint] = []
    for value in try object.required("points").elements() {
      points.append(try SweepPoint(record: value, plan))
    }
    try object.finish()
    self.init(plan: plan, current: current, misses: misses, points: points)
  }

  fileprivate static func values(
    _ value: JSONValue,
    _ objectives: [SweepObjective]
  ) throws(JSONError) -> [Int64?] {
    let elements = Array(try value.elements())
    guard elements.count == objectives.count else {
      throw value.error(rule: FormatRule.range, "there must be a value for each objective")
    }
    var parts: [Int64?] = []
    for (element, objective) in zip(elements, objectives) {
      if element.isNull {
        parts.append(nil)
      } else if let measure = Measure(nearest: try element.number(), unit: objective.metric.unit) {
        parts.append(measure.parts)
      } else {
        throw element.error(rule: FormatRule.range, "the value is too large")
      }
    }
    return parts
  }
}

extension SweepPoint {
  fileprivate init(record value: JSONValue, _ plan: SweepPlan) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    index = try object.required("index").integer(in: 0...max(plan.count - 1, 0))
    values = try object.required("values").strings()
    guard values.count == plan.axes.count else {
      throw value.error(rule: FormatRule.range, "there must be a value for each constant")
    }
    if let measured = object.optional("objectives") {
      outcome = .measured(try SweepRecord.values(measured, plan.objectives))
    } else if let dropped = object.optional("droppedAfterRuns") {
      outcome = .dropped(afterRuns: try dropped.integer(in: 1...Int.max))
    } else {
      outcome = .refused(try object.required("refused").string())
    }
    misses = try object.optional("missed").map { value throws(JSONError) in
      try SweepMisses(record: value, plan)
    }
    try object.finish()
  }
}

extension SweepMisses {
  fileprivate init(record value: JSONValue, _ plan: SweepPlan) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    count = try object.required("count").integer(in: 1...Int.max)
    run = try object.required("run").integer(in: 0...max(plan.runs.count - 1, 0))
    let name = try object.required("metric")
    guard let metric = Metric.named(try name.string().utf8) else {
      throw name.error(rule: FormatRule.names, "this is no metric")
    }
    self.metric = metric
    try object.finish()
  }
}

extension SweepPlan {
  fileprivate init(record value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    mode = try object.required("mode").string()
    count = try object.required("count").integer(in: 0...SweepPoints.most)
    digest = try HexDigits.value(of: object.required("digest"))
    axes = []
    for member in try object.required("axes").members() {
      let key = String(decoding: member.key, as: UTF8.self)
      axes.append(SweepAxis(key: key, values: try member.value.strings()))
    }
    current = try object.required("current").strings()
    settings = []
    for member in try object.required("settings").members() {
      let key = String(decoding: member.key, as: UTF8.self)
      settings.append(ConstantSetting(key: key, text: try member.value.string()))
    }
    objectives = []
    for name in try object.required("objectives").elements() {
      guard let objective = SweepObjective(parsing: try name.string()) else {
        throw name.error(rule: FormatRule.names, "this is no objective")
      }
      objectives.append(objective)
    }
    runs = []
    for run in try object.required("runs").elements() { runs.append(try Run(record: run)) }
    guard current.count == axes.count else {
      throw value.error(rule: FormatRule.range, "there must be a current value for each constant")
    }
    try object.finish()
  }
}

extension SweepPlan.Run {
  fileprivate init(record value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    scenario = try object.required("scenario").string()
    device = try object.required("device").string()
    seed = try object.required("seed").exactUnsigned()
    input = nil
    if let index = object.optional("inputIndex") {
      input = RunInput(
        index: try index.integer(in: 0...Int.max),
        digest: try HexDigits.value(of: object.required("inputDigest"))
      )
    }
    digest = try HexDigits.value(of: object.required("digest"))
    if let count = object.optional("budgets") {
      budgets = try count.integer(in: 1...Int.max)
      budgetsDigest = try HexDigits.value(of: object.required("budgetsDigest"))
    }
    try object.finish()
  }
}

extension JSONValue {
  /// The elements of an array of strings.
  fileprivate func strings() throws(JSONError) -> [String] {
    var strings: [String] = []
    for element in try elements() { strings.append(try element.string()) }
    return strings
  }
}
