import ChatScenarios
import FrameMetrics
import StrictJSON
import Testing

@testable import timeline_bench

@Suite struct GateCommandTests {
  private let command = CommandProcess()

  @Test func `A gate of kept budgets ends with 0 and counts its scenarios in the last line`() {
    let scenarios = ["reveal/all-ready", "reveal/rows-settle"]
    let result = command.run(["gate", "--no-baseline", "--jobs", "1"] + scenarios)
    #expect(result.code == 0)
    #expect(result.output.hasSuffix("gate: 2 passed, 0 failed, 0 skipped\n"))
  }

  @Test func `A missed budget ends with 2 and the command that repeats it`() {
    let arguments = ["gate", "reveal/all-ready", "--no-baseline"]
    let result = command.run(arguments + ["--set", "reveal.passDelay=48ms"])
    #expect(result.code == 2)
    #expect(result.output.hasSuffix("gate: 0 passed, 1 failed, 0 skipped\n"))
    #expect(result.complaints.contains("timeline-bench run reveal/all-ready"))
  }

  @Test func `As JSON the gate prints the record and nothing else`() throws {
    let result = command.run("gate", "reveal/all-ready", "--no-baseline", "--json", "--quiet")
    let root = try JSONDocument(Array(result.output.utf8)).root
    #expect(try #require(try root.member("runs")).elements().count == 1)
  }

  @Test func `Options of other subcommands are refused`() {
    #expect(command.run("gate", "--include-text").code == 1)
    #expect(command.run("gate", "--out", "x").code == 1)
    #expect(command.run("run", "--self-test").code == 1)
  }
}
