public import ChatScenarios
internal import StrictJSON

/// Values of accepted runs in the order in which they were accepted, for small curves.
///
/// Source: BM-BASE-7.
public struct ReportHistory: Equatable, Sendable {
  /// The values of one accepted run.
  struct Line: Equatable {
    var date: String
    var commit: String
    var reason: String
    var values: [(name: String, value: Double)]

    static func == (left: Line, right: Line) -> Bool {
      left.date == right.date && left.commit == right.commit && left.reason == right.reason
        && left.values.map(\.name) == right.values.map(\.name)
        && left.values.map(\.value) == right.values.map(\.value)
    }
  }

  /// The schema of a line.
  public static let schema = "timelinebench.history/1"
  /// So many of the last lines are kept.
  public static let limit = 60

  private(set) var lines: [Line] = []

  /// Reads a file of one JSON object a line, as `accept` appends them.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - place: How an error names the file.
  /// - Throws: `InputError` that names the first broken line.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public init(_ bytes: [UInt8], at place: String) throws(InputError) {
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      do {
        lines.append(try Line(JSONDocument(Array(line)).root))
      } catch {
        throw InputError(place: "\(place): line \(index + 1)", json: error)
      }
    }
    lines = Array(lines.suffix(ReportHistory.limit))
  }

  /// Writes the lines as an object: who accepted what, and one series for each value.
  func write(_ writer: inout JSONWriter) {
    var names: [String] = []
    for line in lines {
      for value in line.values where !names.contains(value.name) { names.append(value.name) }
    }
    writer.object { writer in
      writer.member("labels") { writer in
        writer.array { writer in
          for line in lines {
            writer.value([line.date, line.commit, line.reason].joined(separator: " · "))
          }
        }
      }
      writer.member("series") { writer in
        writer.array { writer in
          for name in names {
            writer.object { writer in
              writer.member("name", name)
              writer.member("values") { writer in
                writer.array { writer in
                  for line in lines {
                    writer.value(line.values.first { $0.name == name }?.value)
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

extension ReportHistory.Line {
  fileprivate init(_ root: JSONValue) throws(JSONError) {
    var object = try root.object(rule: FormatRule.keys)
    try object.requireFormat(ReportHistory.schema)
    date = try object.required("date").string()
    let revision = try object.nullable("commit")
    commit =
      try revision.map { value throws(JSONError) in
        String(try value.string().prefix(10))
      } ?? ""
    reason = try object.required("reason").string()
    values = []
    for member in try object.required("values").members() where !member.value.isNull {
      let name = String(decoding: member.key, as: UTF8.self)
      values.append((name, try member.value.number()))
    }
  }
}
