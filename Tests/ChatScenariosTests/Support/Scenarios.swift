import ChatScenarios
import MarkdownRows
import Testing
import TimelineUnits

/// Scenarios of tests.
enum Scenarios {
  /// The folder of the package, from the place of this file.
  static let root = ["", "", "", ""].reduce(#filePath) { path, _ in
    PathText.parent(of: path) ?? "/"
  }

  /// The shipped catalogue.
  static func catalog() throws -> ScenarioCatalog {
    try ScenarioCatalog(folder: root + "/Benchmarks/Scenarios")
  }

  /// A scenario with the rows and the further members given as JSON.
  static func text(rows: String, _ members: String = "", device: String = "plain") -> String {
    """
    {"schema":"timelinebench.scenario/1","title":"A test","device":"\(device)",\
    "durationMs":1000,"rows":[\(rows)]\(members.isEmpty ? "" : "," + members)}
    """
  }

  /// Reads a scenario.
  static func decode(_ text: String) throws -> Scenario {
    let name = try #require(ScenarioName("test/test"))
    return try ScenarioFile.decode(Array(text.utf8), name: name, at: "test.json")
  }

  /// The line that a scenario is refused with, or `nil` if it is not refused.
  static func refusal(of text: String) -> String? {
    do {
      _ = try decode(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Reads and compiles a scenario.
  static func compile(
    rows: String,
    _ members: String = "",
    histories: Histories = Histories()
  ) throws -> CompiledScenario {
    var compiler = ScenarioCompiler(text: LengthMeasurer())
    return try compiler.compile(decode(text(rows: rows, members)), histories: histories)
  }

  /// Rows of text, one for each string; kinds in turn user and reply.
  static func rows(_ texts: [String]) -> [TextRow] {
    texts.enumerated().map { index, text in
      TextRow(
        kind: index.isMultiple(of: 2) ? .user : .agentReply,
        markdown: Array(text.utf8),
        idHash: UInt64(index)
      )
    }
  }
}
