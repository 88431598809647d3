internal import StrictJSON
internal import TimelineSimulation

/// Reads price lists from their files: `timelinebench.costs/1`.
///
/// The format is strict: every key that is not known is refused with its place and the nearest
/// name. The published schema beside the example says the same.
public enum CostFile {
  /// The format's name and version.
  public static let schema = "timelinebench.costs/1"

  /// Reads a price list.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  /// - Returns: The prices, with their name and source.
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func decode(
    _ bytes: [UInt8],
    at place: String
  ) throws(InputError) -> CostProfile {
    try InputFile.json(bytes, at: place, decode)
  }

  /// The prices of an object whose keys are those of the table.
  static func cost(_ value: JSONValue) throws(JSONError) -> WorkCost {
    var cost = WorkCost()
    for member in try value.members() {
      let setting = ConstantSetting(
        key: String(decoding: member.key, as: UTF8.self),
        text: try member.value.string()
      )
      do {
        try CostTable.check(setting)
        try CostTable.apply([setting], to: &cost, at: setting.key)
      } catch {
        throw member.error(rule: FormatRule.names, error.message)
      }
    }
    return cost
  }

  private static func decode(_ value: JSONValue) throws(JSONError) -> CostProfile {
    var object = try value.object(rule: FormatRule.keys)
    _ = try object.optional("$schema")?.string()
    try object.requireFormat(schema)
    let name = try ScenarioFile.name(object.required("name"))
    let source = try object.required("source").choice(
      ["modelled": CostProfile.Source.modelled, "measured": .measured],
      rule: FormatRule.names
    )
    _ = try object.optional("notes")?.string()
    let cost = try cost(object.required("costs"))
    try object.finish()
    return CostProfile(name: name, source: source, cost: cost)
  }
}
