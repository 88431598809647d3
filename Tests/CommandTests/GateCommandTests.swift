import ChatScenarios
import FrameMetrics
import StrictJSON
import Testing

@testable import timeline_bench

@Suite struct GateCommandTests {
  private let command = CommandProcess()

  @Test func `A gate of kept budgets ends with 0 and counts its scenarios in the last line`() {
    let result = command.run("gate", "reveal/all-ready", "reveal/rows-settle", "--jobs", "1")
    #expect(result.code == 0)
    #expect(result.output.hasSuffix("gate: 2 passed, 0 failed, 0 skipped\n"))
  }

  @Test func `A missed budget ends with 2 and the command that repeats it`() {
    let result = command.run("gate", "reveal/all-ready", "--set", "reveal.passDelay=48ms")
    #expect(result.code == 2)
    #expect(result.output.hasSuffix("gate: 0 passed, 1 failed, 0 skipped\n"))
    #expect(result.complaints.contains("timeline-bench run reveal/all-ready"))
  }

  /// BM-PRIN-5.
  @Test func `What nothing is held against has not passed, and nothing at all neither`() throws {
    let budget = Budget(.revealMs, .equals, value: 128)
    let pass = try Results.result("a/b", revealMs: 128, [budget])
    let unjudged = try Results.result("a/c", revealMs: 128, [])
    #expect(GateCommand.code(of: [pass]) == .pass)
    #expect(GateCommand.code(of: [pass, unjudged]) == .missed)
    #expect(GateCommand.code(of: []) == .missed)
    #expect(
      GateCommand.count([pass, unjudged], skipped: 3) == "gate: 1 passed, 1 failed, 3 skipped"
    )
  }

  @Test func `As JSON the gate prints the record and nothing else`() throws {
    let result = command.run("gate", "reveal/all-ready", "--json", "--quiet")
    let root = try JSONDocument(Array(result.output.utf8)).root
    #expect(try #require(try root.member("runs")).elements().count == 1)
  }

  @Test func `Options of other subcommands are refused`() {
    #expect(command.run("gate", "--include-text").code == 1)
    #expect(command.run("gate", "--out", "x").code == 1)
    #expect(command.run("run", "--self-test").code == 1)
  }
}
