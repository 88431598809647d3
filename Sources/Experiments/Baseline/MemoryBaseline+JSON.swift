public import ChatScenarios
internal import StrictJSON

extension MemoryBaseline {
  /// The baseline as JSON: keys sorted, one count a line.
  ///
  /// - Complexity: O(*e*), where *e* is the number of entries.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("accepted") { writer in
        writer.array { writer in
          for acceptance in acceptances { acceptance.write(to: &writer) }
        }
      }
      writer.member("key", key)
      writer.member("scenarios") { writer in
        writer.object { writer in
          for entry in entries {
            writer.member(entry.scenario.description) { writer in
              writer.object { writer in
                for counter in MemoryCounter.allCases {
                  if let count = entry.counts[counter] { writer.member(counter.rawValue, count) }
                }
              }
            }
          }
        }
      }
      writer.member("schema", MemoryBaseline.schema)
    }
    return writer.finish()
  }

  /// Reads a baseline that `json()` wrote.
  ///
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public init(_ bytes: [UInt8], at place: String) throws(InputError) {
    self = try InputFile.json(bytes, at: place, MemoryBaseline.init)
  }

  private init(_ root: JSONValue) throws(JSONError) {
    var object = try root.object(rule: FormatRule.keys)
    try object.requireFormat(MemoryBaseline.schema)
    var acceptances: [BaselineAcceptance] = []
    for value in try object.required("accepted").elements() {
      acceptances.append(try BaselineAcceptance(value))
    }
    let key = try object.required("key").string()
    var entries: [Entry] = []
    for member in try object.required("scenarios").members() {
      guard let name = ScenarioName(String(decoding: member.key, as: UTF8.self)) else {
        throw member.error(rule: "INJ-9", "this is no scenario's name")
      }
      var counts = MemoryCounts()
      for count in try member.value.members() {
        let word = String(decoding: count.key, as: UTF8.self)
        guard let counter = MemoryCounter(rawValue: word) else {
          throw count.unknownKey(
            rule: FormatRule.keys,
            known: MemoryCounter.allCases.map(\.rawValue)
          )
        }
        counts[counter] = try count.value.integer(in: 0...Int.max)
      }
      entries.append(Entry(scenario: name, counts: counts))
    }
    try object.finish()
    self.init(key: key, entries, acceptances: acceptances)
  }
}
