public import ChatScenarios
internal import FrameMetrics
internal import StrictJSON

extension Baseline {
  /// Reads a baseline, or the values of a run record as if they had been accepted.
  ///
  /// Unlike a record a baseline is read strictly: keys that are not known are refused. Metrics that
  /// are not known are kept by name, since their values cannot be compared.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  ///
  /// Source: BM-BASE-2.
  public init(_ bytes: [UInt8], at place: String) throws(InputError) {
    if let baseline = try Baseline(ifBaseline: bytes, at: place) {
      self = baseline
    } else {
      self.init(try RunRecord(bytes, at: place))
    }
  }

  /// Reads a baseline; `nil` if the file calls itself a run record.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  public init?(ifBaseline bytes: [UInt8], at place: String) throws(InputError) {
    do {
      var object = try JSONDocument(bytes).root.object(rule: FormatRule.keys)
      if try object.format(among: [Baseline.schema, RunRecord.schema]) == 1 { return nil }
      try self.init(&object)
    } catch {
      throw InputError(place: place, json: error)
    }
  }

  /// Reads what stands behind the name of the format.
  private init(_ object: inout JSONObjectReader) throws(JSONError) {
    var acceptances: [BaselineAcceptance] = []
    for value in try object.required("accepted").elements() {
      acceptances.append(try BaselineAcceptance(value))
    }
    var entries: [BaselineEntry] = []
    for member in try object.required("scenarios").members() {
      entries.append(try BaselineEntry(member))
    }
    try object.finish()
    self.init(entries, acceptances: acceptances)
  }
}

extension BaselineEntry {
  fileprivate init(_ member: JSONMember) throws(JSONError) {
    let words = member.key.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let input = words.count == 2 ? HexDigits.value(of: words[1]) : nil
    guard let name = words.first.flatMap(ScenarioName.init), words.count == 1 || input != nil else {
      throw member.error(rule: "INJ-9", "this is no scenario's name")
    }
    var object = try member.value.object(rule: FormatRule.keys)
    let constants = try object.optional("constants").map(BaselineEntry.settings) ?? []
    let content = try object.nullable("content").map { value throws(JSONError) in
      try HexDigits.value(of: value)
    }
    let costs = try object.optional("costs").map(BaselineEntry.settings) ?? []
    var values: [(metric: Metric, measure: Measure)] = []
    var unknown: [String] = []
    try BaselineEntry.read(object.required("counted"), .counted, into: &values, &unknown)
    let device = try object.required("device").string()
    try BaselineEntry.read(object.required("exact"), .exact, into: &values, &unknown)
    let reducesMotion = try object.optional("reduceMotion")?.bool() ?? false
    let seed = try object.required("seed").exactUnsigned()
    let text = try object.optional("text").map { value throws(JSONError) in
      try BaselineText(value)
    }
    let trace = try HexDigits.value(of: object.required("trace"))
    try object.finish()
    self.init(
      scenario: name,
      content: content,
      input: input,
      device: device,
      seed: seed,
      reducesMotion: reducesMotion,
      constants: constants,
      costs: costs,
      text: text,
      trace: trace,
      measurements: Measurements(values)
    )
    unknownMetrics = unknown
  }

  /// Reads the values of one tier; a value in the section of another tier is refused.
  private static func read(
    _ value: JSONValue,
    _ tier: MetricTier,
    into values: inout [(metric: Metric, measure: Measure)],
    _ unknown: inout [String]
  ) throws(JSONError) {
    for member in try value.members() {
      guard let metric = Metric.named(member.key) else {
        unknown.append(String(decoding: member.key, as: UTF8.self))
        continue
      }
      guard metric.definition.tier == tier else {
        throw member.error(rule: FormatRule.names, "this metric belongs to another tier")
      }
      let number = try member.value.number()
      guard let measure = Measure(nearest: number, unit: metric.unit) else {
        throw member.value.error(rule: FormatRule.range, "the value is too large")
      }
      values.append((metric, measure))
    }
  }

  private static func settings(_ value: JSONValue) throws(JSONError) -> [ConstantSetting] {
    var settings: [ConstantSetting] = []
    for member in try value.members() {
      let key = String(decoding: member.key, as: UTF8.self)
      settings.append(ConstantSetting(key: key, text: try member.value.string()))
    }
    return settings
  }
}

extension BaselineText {
  fileprivate init(_ value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    let parser = try object.required("cmarkGFM").string()
    let fonts = try BaselineText.strings(object.optional("fonts"))
    var libraries: [RunEnvironment.Version] = []
    if let list = object.optional("libraries") {
      for member in try list.members() {
        let name = String(decoding: member.key, as: UTF8.self)
        libraries.append(.init(name: name, version: try member.value.string()))
      }
    }
    self.init(
      cmarkGFM: parser,
      metrics: try BaselineText.strings(object.required("metrics")),
      fonts: fonts,
      libraries: libraries
    )
    try object.finish()
  }

  private static func strings(_ value: JSONValue?) throws(JSONError) -> [String] {
    var texts: [String] = []
    guard let value else { return texts }
    for element in try value.elements() { texts.append(try element.string()) }
    return texts
  }
}
