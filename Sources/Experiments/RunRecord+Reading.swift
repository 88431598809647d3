public import ChatScenarios
internal import FrameMetrics
internal import StrictJSON
internal import TimelineUnits

extension RunRecord {
  /// Reads a record that `json()` wrote.
  ///
  /// Within a version of the format fields are added, so unknown ones are passed over. Values come
  /// back exact; where an extreme was met is not part of a record, and neither is text of rows.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public init(_ bytes: [UInt8], at place: String) throws(InputError) {
    self = try InputFile.json(bytes, at: place, RunRecord.init)
  }

  private init(_ root: JSONValue) throws(JSONError) {
    var object = try root.object(rule: FormatRule.keys)
    try object.requireFormat(RunRecord.schema)
    let environment = try object.required("environment")
    var runs: [RunEntry] = []
    let includesText = try object.optional("includesText")?.bool() ?? false
    let planned = try object.optional("planned")?.integer(in: 0...Int.max)
    for run in try object.required("runs").elements() { runs.append(try RunEntry(run)) }
    self.init(
      environment: try RunEnvironment(environment),
      switches: try environment.member("switches")?.settings() ?? [],
      includesText: includesText,
      plannedRuns: planned,
      runs: runs
    )
  }
}

extension RunEnvironment {
  /// The members that are no versions of libraries.
  private static let otherKeys: [StaticString] = [
    "fonts", "metrics", "swift", "buildMode", "revision", "isDirty", "switches",
  ]

  fileprivate init(_ value: JSONValue) throws(JSONError) {
    var versions: [Version] = []
    for member in try value.members()
    where member.value.kind == .string && !RunEnvironment.otherKeys.contains(where: member.hasKey) {
      let name = String(decoding: member.key, as: UTF8.self)
      versions.append(Version(name: name, version: try member.value.string()))
    }
    let commit = try value.member("revision")
    let isDirty = try value.member("isDirty")
    self.init(
      fonts: try RunEnvironment.files(try value.member("fonts")),
      metrics: try RunEnvironment.files(try value.member("metrics")),
      versions: versions,
      revision: SourceRevision(
        commit: commit?.isNull == false ? try commit?.string() : nil,
        isDirty: isDirty?.isNull == false ? try isDirty?.bool() : nil
      )
    )
  }

  private static func files(_ value: JSONValue?) throws(JSONError) -> [File] {
    var files: [File] = []
    guard let value else { return files }
    for element in try value.elements() {
      var object = try element.object(rule: FormatRule.keys)
      let name = try object.required("name").string()
      files.append(File(name: name, sha256: try object.required("sha256").string()))
    }
    return files
  }
}

extension RunEntry {
  fileprivate init(_ value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    let nameValue = try object.required("scenario")
    guard let name = ScenarioName(try nameValue.string()) else {
      throw nameValue.error(rule: "INJ-9", "this is no scenario's name")
    }
    let seed = try object.required("seed").exactUnsigned()
    let device = try object.required("device").string()
    let input = try object.optional("input").map { value throws(JSONError) in
      try RunInput(value)
    }
    let reducesMotion = try object.optional("reduceMotion")?.bool() ?? false
    let constants = try object.optional("constants")?.settings() ?? []
    let costs = try object.optional("costs").map { value throws(JSONError) in
      try CostProfile(record: value)
    }
    let content = try object.optional("content").map { value throws(JSONError) in
      try HexDigits.value(of: value)
    }
    let text =
      try object.optional("text")?.choice([
        "recorded": TextBasis.recorded, "own": TextBasis.own, "stated": TextBasis.stated,
      ]) ?? .stated
    let digest = try HexDigits.value(of: object.required("digest"))
    let isRepeatable = try object.required("repeatable").bool()
    let measurements = try Measurements(record: object.required("measurements"))
    var budgets: [Budget] = []
    for budget in try object.required("budgets").elements() {
      budgets.append(try Budget(record: budget))
    }
    var streams: [StreamedText] = []
    if let list = object.optional("streams") {
      for stream in try list.elements() { streams.append(try StreamedText(record: stream)) }
    }
    self.init(
      scenario: name,
      seed: seed,
      device: device,
      input: input,
      reducesMotion: reducesMotion,
      constants: constants,
      costs: costs ?? .free,
      digest: digest,
      isRepeatable: isRepeatable,
      measurements: measurements,
      verdict: Verdict(budgets, of: measurements),
      streams: streams,
      content: content,
      text: text
    )
  }
}

extension CostProfile {
  fileprivate init(record value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    let name = try object.required("profile").string()
    let source = try object.required("source").choice([
      "modelled": Source.modelled, "measured": Source.measured,
    ])
    let prices = try object.required("prices")
    let settings = try prices.settings()
    do throws(InputError) {
      self = try CostProfile.free.changed(by: settings)
    } catch {
      throw prices.error(rule: FormatRule.range, error.message)
    }
    self.name = name
    self.source = source
  }
}

extension StreamedText {
  fileprivate init(record value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    let row = try object.required("row").integer(in: 0...Int(UInt32.max))
    self.init(
      item: ItemID(rawValue: UInt32(row)),
      bytes: try object.required("bytes").integer(in: 0...Int.max),
      byteCount: try object.required("byteCount").integer(in: 0...Int.max),
      falls: try object.required("heightFalls").integer(in: 0...Int.max)
    )
  }
}

extension RunInput {
  fileprivate init(_ value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    let index = try object.required("index").integer(in: 0...Int.max)
    self.init(index: index, digest: try HexDigits.value(of: object.required("digest")))
  }
}

extension Measurements {
  fileprivate init(record value: JSONValue) throws(JSONError) {
    var values: [(metric: Metric, measure: Measure)] = []
    for member in try value.members() {
      // A newer build may know metrics that this one does not.
      guard let metric = Metric.named(member.key) else { continue }
      let number = try member.value.number()
      guard let measure = Measure(nearest: number, unit: metric.unit) else {
        throw member.value.error(rule: FormatRule.range, "the value is too large")
      }
      values.append((metric, measure))
    }
    self.init(values)
  }
}

extension Budget {
  fileprivate init(record value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    let word = try object.required("metric")
    guard let metric = Metric.named(try word.bytes()) else {
      throw word.error(rule: FormatRule.names, "unknown metric")
    }
    let bounds: KeyValuePairs<String, BudgetBound> = [
      "equals": .equals, "atMost": .atMost, "atLeast": .atLeast,
    ]
    for (key, bound) in bounds {
      guard let limit = object.optional(key) else { continue }
      guard let budget = Budget(metric, bound, value: try limit.number()) else {
        throw limit.error(rule: FormatRule.range, "the limit is too large")
      }
      self = budget
      need = try object.optional("needs").map { value throws(JSONError) in
        try BudgetNeed(record: value)
      }
      return
    }
    throw value.error(rule: FormatRule.keys, "a budget needs a bound")
  }
}

extension BudgetNeed {
  fileprivate init(record value: JSONValue) throws(JSONError) {
    for member in try value.members() {
      guard let metric = Metric.named(member.key) else {
        throw member.error(rule: FormatRule.names, "unknown metric")
      }
      guard let need = BudgetNeed(metric, value: try member.value.number()) else {
        throw member.value.error(rule: FormatRule.range, "the value is too large")
      }
      self = need
      return
    }
    throw value.error(rule: FormatRule.keys, "a budget needs one metric and its least value")
  }
}

extension JSONValue {
  /// The members of an object of constants and their values.
  fileprivate func settings() throws(JSONError) -> [ConstantSetting] {
    var settings: [ConstantSetting] = []
    for member in try members() {
      let key = String(decoding: member.key, as: UTF8.self)
      settings.append(ConstantSetting(key: key, text: try member.value.string()))
    }
    return settings
  }
}
