internal import StrictJSON
internal import TimelineUnits

/// Reads scenarios from their files: `timelinebench.scenario/1`, inputs only.
///
/// The format is strict: every key, kind, device, constant and rule that is not known is refused
/// with its place and the nearest name. The published schema beside the scenarios says the same.
public enum ScenarioFile {
  /// The format's name and version.
  public static let schema = "timelinebench.scenario/1"

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The scenario's name, which comes from the file's place.
  ///   - place: How an error names the file.
  /// - Returns: The scenario as the file states it.
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  /// - Complexity: O(*b* + *g* · *e*), where *b* is the number of bytes, *g* of row groups and *e*
  ///   of events.
  public static func decode(
    _ bytes: [UInt8],
    name: ScenarioName,
    at place: String
  ) throws(InputError) -> Scenario {
    var scenario: Scenario
    do {
      let root = try JSONDocument(bytes).root
      scenario = try decode(root, name: name)
      scenario.fileDigest = try ScenarioContent.digest(of: root)
    } catch {
      throw InputError(place: place, json: error)
    }
    try RowNames(of: scenario).check(scenario, at: place)
    return scenario
  }

  static func decode(_ value: JSONValue, name: ScenarioName) throws(JSONError) -> Scenario {
    var object = try value.object(rule: FormatRule.keys)
    _ = try object.optional("$schema")?.string()
    try object.requireFormat(schema)
    let title = try text(object.required("title"), 1...100)
    let notes = try object.optional("notes").map { value throws(JSONError) in
      try text(value, 0...4_000)
    }
    let covers = try rules(object.optional("covers"))
    let threads = try threads(object.optional("threads"))
    let device = try deviceName(object.required("device"))
    let seed = try object.optional("seed")?.exactUnsigned() ?? 1
    let duration = try duration(object.required("durationMs"))
    let constants = try constants(object.optional("constants"))
    let costs = try costs(object.optional("costs"))
    let reduceMotion = try object.optional("reduceMotion")?.bool() ?? false
    let data = try data(object.optional("data"))
    // A data side brings the rows itself, so that their keys are not known beside it.
    let firstLoad = data == nil ? try optionalTime(object.optional("firstLoadMs")) : nil
    let rows = data == nil ? try groups(object.required("rows")) : []
    let older = data == nil ? try pages(object.optional("older")) : []
    let events = try events(object.optional("events"), hasRows: data == nil)
    try object.finish()
    return Scenario(
      name: name,
      title: title,
      notes: notes ?? "",
      covers: covers,
      threads: threads,
      device: device,
      seed: seed,
      duration: duration,
      constants: constants,
      costs: costs,
      reduceMotion: reduceMotion,
      firstLoad: firstLoad,
      data: data,
      rows: rows,
      older: older,
      events: events
    )
  }

  /// A text of so many Unicode scalars, which is what a JSON Schema counts.
  private static func text(
    _ value: JSONValue,
    _ lengths: ClosedRange<Int>
  ) throws(JSONError) -> String {
    let text = try value.string()
    let length = text.unicodeScalars.count
    guard lengths.contains(length) else {
      throw value.error(
        rule: FormatRule.range,
        "it has \(lengths.lowerBound) to \(lengths.upperBound) characters, not \(length)"
      )
    }
    return text
  }

  private static func rules(_ value: JSONValue?) throws(JSONError) -> [String] {
    guard let value else { return [] }
    var ids: [String] = []
    for element in try value.elements() {
      let id = try element.string()
      guard RuleTable.rule(id) != nil else {
        let hint = NearestNames.hint(for: id, among: RuleTable.all.map(\.id))
        throw element.error(rule: FormatRule.names, "unknown rule" + hint)
      }
      guard !ids.contains(where: { $0.utf8.elementsEqual(id.utf8) }) else {
        throw element.error(rule: FormatRule.keys, "the rule is named twice")
      }
      ids.append(id)
    }
    return ids
  }

  private static func deviceName(_ value: JSONValue) throws(JSONError) -> String {
    let name = try value.string()
    guard DeviceTable.device(named: name) != nil else {
      let hint = NearestNames.hint(for: name, among: DeviceTable.names)
      throw value.error(rule: FormatRule.names, "unknown device" + hint)
    }
    return name
  }

  private static func duration(_ value: JSONValue) throws(JSONError) -> Interval {
    let duration = try time(value)
    guard duration > .zero else {
      throw value.error(rule: FormatRule.range, "a run lasts longer than 0 ms")
    }
    return duration
  }

  private static func constants(_ value: JSONValue?) throws(JSONError) -> [ConstantSetting] {
    guard let value else { return [] }
    var settings: [ConstantSetting] = []
    for member in try value.members() {
      let setting = ConstantSetting(
        key: String(decoding: member.key, as: UTF8.self),
        text: try member.value.string()
      )
      settings.append(setting)
      do {
        try ConstantTable.check(setting)
      } catch {
        throw member.error(rule: FormatRule.names, error.message)
      }
    }
    do {
      try ConstantTable.check(settings, at: "constants")
    } catch {
      throw value.error(rule: FormatRule.range, error.message)
    }
    return settings
  }
}
