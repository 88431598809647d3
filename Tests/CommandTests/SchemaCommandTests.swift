import StrictJSON
import Testing

@testable import timeline_bench

@Suite struct SchemaCommandTests {
  private let command = CommandProcess()

  @Test func `Every schema is printed as one JSON document`() throws {
    for format in SchemaCommand.formats {
      let result = command.run("schema", format.name)
      #expect(result.code == 0)
      let root = try JSONDocument(Array(result.output.utf8)).root
      #expect(try root.member("$schema") != nil && root.member("properties") != nil)
    }
  }

  @Test func `Without a name the schemas are listed, and a wrong one is told with the nearest`() {
    let list = command.run("schema").output.split(separator: "\n")
    #expect(list.count == 1 + SchemaCommand.formats.count)
    let wrong = command.run("schema", "budget")
    #expect(wrong.code == 1)
    #expect(wrong.complaints == "timeline-bench: unknown schema budget; nearest: budgets\n")
    #expect(command.run("schema", "a", "b").complaints.contains("schema takes one name"))
  }
}
