internal import BenchmarkKit
public import ChatScenarios
internal import StrictJSON

extension BenchRecord {
  /// Reads a record that `json()` wrote.
  ///
  /// Within a version of the format fields are added, so unknown ones are passed over.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public init(_ bytes: [UInt8], at place: String) throws(InputError) {
    self = try InputFile.json(bytes, at: place, BenchRecord.init)
  }

  private init(_ root: JSONValue) throws(JSONError) {
    var object = try root.object(rule: FormatRule.keys)
    try object.requireFormat(BenchRecord.schema)
    var entries: [BenchEntry] = []
    for element in try object.required("cases").elements() {
      entries.append(try BenchEntry(record: element))
    }
    var loads: [Double] = []
    if let values = object.optional("loadAverages") {
      for value in try values.elements() { loads.append(try value.number()) }
    }
    self.init(
      toolchain: try object.required("toolchain").string(),
      valgrind: try object.nullable("valgrind")?.string(),
      buildMode: try object.required("buildMode").string(),
      hashMode: try object.required("hashMode").string(),
      revision: SourceRevision(
        commit: try object.nullable("revision")?.string(),
        isDirty: try object.nullable("isDirty")?.bool()
      ),
      cores: try object.nullable("cores")?.integer(in: 1...Int.max),
      loadAverages: loads,
      referenceNanoseconds: try object.nullable("referenceNs")?.number(),
      entries: entries
    )
  }
}

extension BenchEntry {
  fileprivate init(record value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    let kind = try object.required("kind")
    guard let figureKind = FigureKind(rawValue: try kind.string()) else {
      throw kind.error(rule: FormatRule.range, "a kind is time, ratio or count")
    }
    self.init(
      name: try object.required("name").string(),
      unit: try object.required("unit").string(),
      kind: figureKind,
      isHigherBetter: try object.required("isHigherBetter").bool(),
      figure: try object.nullable("figure")?.number()
    )
    if let bound = object.optional("atMost") { bar = .atMost(try bound.number()) }
    if let bound = object.optional("atLeast") { bar = .atLeast(try bound.number()) }
    if let samples = object.optional("samples") {
      self.samples = try SampleRecord(record: samples)
    }
    if let memory = object.optional("memory") { self.memory = try OperationCounts(record: memory) }
    if let counted = object.optional("instructions") {
      var object = try counted.object(rule: FormatRule.keys)
      instructions = InstructionCount(
        operations: try object.required("operations").integer(in: 1...Int.max),
        instructions: try object.required("total").integer(in: 0...Int.max)
      )
    }
  }
}

extension SampleRecord {
  fileprivate init(record value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    self.init(
      cpu: try SampleRecord.samples(object.required("cpuNs")),
      wall: try SampleRecord.samples(object.required("wallNs")),
      operations: try object.required("operations").integer(in: 1...Int.max),
      warmUpBlocks: try object.required("warmUpBlocks").integer(in: 0...Int.max),
      isWarm: try object.required("isWarm").bool()
    )
  }

  private static func samples(_ value: JSONValue) throws(JSONError) -> Samples {
    var values: [Double] = []
    for element in try value.elements() { values.append(try element.number()) }
    return Samples(values)
  }
}

extension OperationCounts {
  fileprivate init(record value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    let retains = try object.nullable("retains")?.integer(in: 0...Int.max)
    let releases = try object.nullable("releases")?.integer(in: 0...Int.max)
    let objects = try object.nullable("objects")?.integer(in: 0...Int.max)
    var references: ReferenceCounts?
    if let retains, let releases, let objects {
      references = ReferenceCounts(retains: retains, releases: releases, objects: objects)
    }
    self.init(
      operations: try object.required("operations").integer(in: 1...Int.max),
      counts: AllocationCounts(
        allocations: try object.required("allocations").integer(in: 0...Int.max),
        requestedBytes: try object.required("requestedBytes").integer(in: 0...Int.max),
        frees: try object.required("frees").integer(in: 0...Int.max),
        peakBytes: try object.required("peakBytes").integer(in: 0...Int.max),
        references: references
      )
    )
  }
}
