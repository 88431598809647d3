import StrictJSON
import TestSupport
import Testing

@testable import timeline_bench

/// Covers `SimulateScreen`, `SimulateOptions`, `MutantNames`.
@Suite struct SimulateCommandTests {
  private let command = CommandProcess()

  @Test func `Random runs that break no rule end with 0`() {
    let result = command.run("simulate", "screen", "--seeds", "4", "--seconds", "3")
    #expect(result.code == 0)
    #expect(result.output.hasSuffix("seeds 0 to 3, no rule was broken\n"))
    #expect(result.complaints.contains("4/4 "))
  }

  @Test func `A mutant breaks a rule: the scenario is kept, and the command replays it`() throws {
    let folder = TemporaryFolder()
    let out = folder.makeFolder("out")
    let result = command.run(
      "simulate",
      "screen",
      "--seeds",
      "20",
      "--seconds",
      "6",
      "--mutant",
      "rowsLeaveEarly",
      "--out",
      out,
      "--json",
      "--quiet",
      "--jobs",
      "1"
    )
    #expect(result.code == 3)
    let root = try JSONDocument(Array(result.output.utf8)).root
    let finding = try #require(try root.member("violations")?.elements().first { _ in true })
    #expect(try finding.member("check")?.string() == "rows")
    let file = try #require(try finding.member("file")?.string())
    #expect(result.complaints.contains("timeline-bench simulate screen " + file))
    let seed = try #require(try finding.member("seed")?.integer(in: 0...19))
    let drawn = "screen --seeds 1 --seed \(seed) --seconds 6 --mutant rowsLeaveEarly"
    #expect(result.complaints.hasSuffix("; drawn by timeline-bench simulate \(drawn)\n"))
    let replay = command.run("simulate", "screen", file)
    #expect(replay.code == 3)
    #expect(replay.complaints.contains("rows at "))
    let trace = command.run("simulate", "screen", file, "--trace")
    #expect(trace.output.hasPrefix("timelinetrace/1\n"))
  }

  @Test func `Wrong words are refused with the nearest right one`() {
    #expect(command.run("simulate").complaints.contains("One of: screen"))
    #expect(command.run("simulate", "scren").complaints.contains("screen"))
    let part = command.run("simulate", "outbax")
    #expect(part.code == 1 && part.complaints.contains("nearest: outbox"))
    let mutant = command.run("simulate", "screen", "--mutant", "rowsLeaveEarl")
    #expect(mutant.code == 1 && mutant.complaints.contains("rowsLeaveEarly"))
    #expect(command.run("simulate", "screen", "--seeds", "0").code == 1)
    #expect(command.run("simulate", "screen", "--trace").code == 1)
    #expect(command.run("simulate", "screen", "missing.json").code == 1)
  }
}
