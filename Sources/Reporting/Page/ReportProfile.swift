public import ChatScenarios
internal import StrictJSON

/// What `profile --json` printed, as far as a report shows it: by phase, what the engine took on
/// that machine and what it allocated.
///
/// Text of rows that the file may hold is not read.
///
/// Source: BM-PRIN-2, BM-PRIN-8.
public struct ReportProfile: Equatable, Sendable {
  /// A phase of a run.
  struct Phase: Equatable {
    var name: String
    /// Nanoseconds: half of the calls, 95 % of them and all stay within these; then the sum.
    var p50: Int
    var p95: Int
    var max: Int
    var sum: Int
    /// Calls of the allocator and the bytes that were asked for, if they were counted.
    var allocations: Int?
    var bytes: Int?
  }

  /// A run that was profiled.
  struct Run: Equatable {
    var name: String
    var phases: [Phase]
  }

  /// The format's name and version.
  public static let schema = "timelinebench.profile/1"

  /// The runs in the order of the file.
  let runs: [Run]

  /// Reads a profile.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  /// - Throws: `InputError` with byte offset and rule of the first fault.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public init(_ bytes: [UInt8], at place: String) throws(InputError) {
    runs = try InputFile.json(bytes, at: place) { root throws(JSONError) in
      var object = try root.object(rule: FormatRule.keys)
      try object.requireFormat(ReportProfile.schema)
      var runs: [Run] = []
      for element in try object.required("runs").elements() { runs.append(try Run(element)) }
      return runs
    }
  }

  func write(_ writer: inout JSONWriter) {
    writer.array { writer in
      for run in runs {
        writer.object { writer in
          writer.member("name", run.name)
          writer.member("phases") { writer in
            writer.array { writer in
              for phase in run.phases { phase.write(&writer) }
            }
          }
        }
      }
    }
  }
}

extension ReportProfile.Run {
  fileprivate init(_ value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    name = try object.required("name").string()
    var samples = try object.required("samples").object(rule: FormatRule.keys)
    phases = []
    for element in try samples.required("phases").elements() {
      phases.append(try ReportProfile.Phase(element))
    }
  }
}

extension ReportProfile.Phase {
  fileprivate init(_ value: JSONValue) throws(JSONError) {
    var object = try value.object(rule: FormatRule.keys)
    let range = 0...Int.max
    name = try object.required("phase").string()
    p50 = try object.required("p50Ns").integer(in: range)
    p95 = try object.required("p95Ns").integer(in: range)
    max = try object.required("maxNs").integer(in: range)
    sum = try object.required("sumNs").integer(in: range)
    allocations = try object.optional("allocations")?.integer(in: range)
    bytes = try object.optional("allocatedBytes")?.integer(in: range)
  }

  fileprivate func write(_ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("ns", [p50, p95, max, sum])
      if let allocations { writer.member("allocations", allocations) }
      if let bytes { writer.member("bytes", bytes) }
    }
  }
}
