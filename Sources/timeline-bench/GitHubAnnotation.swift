internal import ChatScenarios

/// Failures as workflow commands, which GitHub shows beside the files of a change.
///
/// Source: INJ-7; the form `::error file=…,title=…::message`.
enum GitHubAnnotation {
  /// Whether the command runs in a workflow.
  static var isWanted: Bool { Console.variable("GITHUB_ACTIONS") == "true" }

  /// The line of a failure.
  ///
  /// - Parameters:
  ///   - failure: What went wrong.
  ///   - workspace: The folder that paths of files start from, empty if it is not known.
  /// - Returns: The line, without a break at its end.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func line(of failure: GateLines.Failure, workspace: String) -> String {
    var properties: [String] = []
    if let file = failure.file.flatMap(PathText.resolved) {
      let start = (PathText.resolved(workspace) ?? workspace) + "/"
      let isInside = file.utf8.starts(with: start.utf8)
      let inside =
        isInside
        ? String(decoding: file.utf8.dropFirst(start.utf8.count), as: UTF8.self)
        : BaselineFile.shown(file)
      properties.append("file=" + escaped(inside, isProperty: true))
    }
    properties.append("title=" + escaped(failure.title, isProperty: true))
    let message = escaped("\(failure.message); \(failure.command)", isProperty: false)
    return "::error \(properties.joined(separator: ","))::\(message)"
  }

  /// A text as a workflow command takes it; bytes are escaped, whatever stands behind them.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var bytes: [UInt8] = []
    for byte in TerminalText.escaped(text).utf8 {
      switch byte {
      case UInt8(ascii: "%"): bytes += Array("%25".utf8)
      case UInt8(ascii: "\r"): bytes += Array("%0D".utf8)
      case UInt8(ascii: "\n"): bytes += Array("%0A".utf8)
      case UInt8(ascii: ":") where isProperty: bytes += Array("%3A".utf8)
      case UInt8(ascii: ",") where isProperty: bytes += Array("%2C".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
