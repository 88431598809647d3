import ChatScenarios
import Experiments
import StrictJSON
import Testing
import TimelineScroll

@testable import timeline_bench

/// Covers `SelfTestTable`.
@Suite struct SelfTestCommandTests {
  private let command = CommandProcess()

  @Test func `Mutants that one family cannot notice are listed, and the code is 3`() {
    let result = command.run("gate", "--self-test", "reveal/*", "--quiet")
    #expect(result.code == 3)
    #expect(result.complaints.contains("olderNeverStale: no budget notices it"))
    #expect(!result.complaints.contains("coverLiftsAPassEarly"))
  }

  @Test func `The table has a line for every mutant with what noticed it`() {
    let result = command.run("gate", "--self-test", "reveal/all-ready")
    let lines = result.output.split(separator: "\n")
    // Beside the mutants a head, the trials of the gate with theirs, and the count.
    #expect(lines.count == ScenarioFault.all.count + 2 + 12)
    let line = lines.first { $0.hasPrefix("coverLiftsAPassEarly ") }
    #expect(line?.contains("reveal/all-ready") == true)
    #expect(line?.contains("= 128 ms") == true)
    #expect(line?.contains("96 ms") == true)
    #expect(lines.last?.hasPrefix("self-test: ") == true)
  }

  @Test func `As JSON the report stands alone`() throws {
    let result = command.run("gate", "--self-test", "reveal/all-ready", "--json", "--quiet")
    let root = try JSONDocument(Array(result.output.utf8)).root
    #expect(try root.member("schema")?.string() == SelfTestReport.schema)
    let mutants = try #require(try root.member("mutants")).elements()
    #expect(mutants.count == ScenarioFault.all.count)
  }
}
