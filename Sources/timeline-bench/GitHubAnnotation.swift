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
  ///   - workspace: The folder that paths of files start from; empty for the working folder.
  /// - Returns: The line, without a break at its end.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func line(of failure: GateLines.Failure, workspace: String) -> String {
    var properties: [String] = []
    if let file = failure.file.flatMap({ path(of: $0, in: workspace) }) {
      properties.append("file=" + escaped(file, isProperty: true))
    }
    properties.append("title=" + escaped(failure.title, isProperty: true))
    let message = escaped("\(failure.message); \(failure.command)", isProperty: false)
    return "::error \(properties.joined(separator: ","))::\(message)"
  }

  /// The path of a file from the workspace on; `nil` if it lies elsewhere, where no change that is
  /// looked at can be, and a path would only say where files of the machine lie.
  private static func path(of file: String, in workspace: String) -> String? {
    let folder = workspace.isEmpty ? PathText.workingFolder : workspace
    guard let file = PathText.resolved(file), let start = folder.flatMap(PathText.resolved) else {
      return nil
    }
    let parts = (PathText.parts(of: file), PathText.parts(of: start))
    guard parts.0.count > parts.1.count, parts.0.starts(with: parts.1) else { return nil }
    return parts.0.dropFirst(parts.1.count).joined(separator: "/")
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
