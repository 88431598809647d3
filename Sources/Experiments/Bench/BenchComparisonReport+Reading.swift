internal import BenchmarkKit
public import ChatScenarios
internal import StrictJSON

extension BenchComparisonReport {
  /// Reads a report that `json()` wrote.
  ///
  /// Of the records that were compared it holds what the file tells: toolchain, revisions, load,
  /// and of the cases their names and units. Within a version of the format fields are added, so
  /// unknown ones are passed over.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public init(_ bytes: [UInt8], at place: String) throws(InputError) {
    self = try InputFile.json(bytes, at: place, BenchComparisonReport.init)
  }

  private init(_ root: JSONValue) throws(JSONError) {
    var object = try root.object(rule: FormatRule.keys)
    try object.requireFormat(BenchComparisonReport.schema)
    var head = BenchRecord(
      toolchain: try object.required("toolchain").string(),
      valgrind: try object.nullable("valgrind")?.string(),
      buildMode: try object.required("buildMode").string(),
      hashMode: try object.optional("hashMode")?.string() ?? "unknown",
      revision: SourceRevision(
        commit: try object.nullable("headRevision")?.string(),
        isDirty: try object.nullable("headIsDirty")?.bool()
      ),
      entries: []
    )
    for load in try object.required("loadAverages").elements() {
      head.loadAverages.append(try load.number())
    }
    var base = head
    base.revision = SourceRevision(commit: try object.nullable("baseRevision")?.string())
    var findings: [BenchFinding] = []
    for element in try object.required("findings").elements() {
      findings.append(try BenchFinding(element))
    }
    var pairs: [PairedResult] = []
    for element in try object.required("pairs").elements() {
      let pair = try PairedResult(element)
      pairs.append(pair)
      if let unit = try element.member("unit")?.string() {
        head.entries.append(BenchEntry(name: pair.name, unit: unit, kind: .time))
      }
    }
    self.init(base: base, head: head, findings: findings, pairs: pairs)
  }
}

extension BenchFinding {
  fileprivate init(_ value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    let name = try object.required("case").string()
    let what = try object.required("what").string()
    let tier = try object.required("tier").choice([
      "exact": BenchmarkTier.exact, "counted": .counted, "instructions": .instructions,
      "timed": .timed,
    ])
    let unit = try object.optional("unit")?.string() ?? ""
    let base = try object.nullable("base")?.number()
    let head = try object.nullable("head")?.number()
    var verdict = try object.required("verdict").choice([
      "same": Verdict.same, "better": .better, "worse": .worse, "told": .told,
      "notComparable": .notComparable(field: ""),
    ])
    if case .notComparable = verdict {
      verdict = .notComparable(field: try object.required("field").string())
    }
    self.init(
      name: name,
      what: what,
      tier: tier,
      unit: unit,
      base: base,
      head: head,
      verdict: verdict
    )
  }
}

extension PairedResult {
  fileprivate init(_ value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    let verdict = try object.required("verdict").choice([
      "better": TimeVerdict.better, "worse": .worse, "same": .same, "inconclusive": .inconclusive,
    ])
    self.init(
      name: try object.required("case").string(),
      pairs: try object.required("pairs").integer(in: 0...Int.max),
      undefined: try object.required("undefined").integer(in: 0...Int.max),
      change: try RatioInterval(object.nullable("change")),
      twin: try RatioInterval(object.nullable("baseToBase")),
      wall: try object.nullable("wallRatio")?.number(),
      confirmation: try RatioInterval(object.nullable("confirmation")),
      delta: try object.required("delta").number(in: 0...1e6),
      isBelowFloor: try object.required("isBelowFloor").bool(),
      needed: try object.nullable("neededPairs")?.integer(in: 0...Int.max),
      verdict: verdict
    )
  }
}

extension RatioInterval {
  fileprivate init?(_ value: JSONValue?) throws(JSONError) {
    guard let value else { return nil }
    var object = try value.object(rule: FormatRule.keys)
    let low = try object.required("low").number()
    let ratio = try object.required("ratio").number()
    let high = try object.required("high").number()
    // Beyond these bounds is no ratio of times, and a page could not draw it.
    guard 1e-6 <= low, low <= ratio, ratio <= high, high <= 1e6 else {
      throw value.error(rule: FormatRule.range, "a ratio lies between its bounds, all above 0")
    }
    self.init(low: low, ratio: ratio, high: high)
  }
}
