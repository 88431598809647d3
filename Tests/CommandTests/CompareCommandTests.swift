import TestSupport
import Testing

/// Covers `ComparisonText`.
@Suite struct CompareCommandTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()

  private func made(_ name: String, _ arguments: String...) -> String {
    let out = folder.path + "/" + name
    #expect([0, 2].contains(command.run(["run", "--quiet", "--out", out] + arguments).code))
    return out
  }

  @Test func `Two equal runs have nothing to tell`() {
    let (left, right) = (
      made("a", "reveal/all-ready", "reveal/short-rows"),
      made("b", "reveal/all-ready", "reveal/short-rows")
    )
    let result = command.run("compare", left, right)
    #expect(result.code == 0)
    #expect(
      result.output == "compare: 2 runs in both, 2 of them with equal measurements; "
        + "values better: 0, worse: 0, different: 0\n"
    )
  }

  /// BM-STAT-3, BM-STAT-11.
  @Test func `A changed constant and every value that it changes are told`() throws {
    let left = made("a", "reveal/all-ready", "reveal/short-rows")
    let right = made("b", "reveal/all-ready", "reveal/slow-creep", "--set", "reveal.passDelay=48ms")
    let lines = command.run("compare", left, right).output.split(separator: "\n").map(String.init)
    let title = try #require(lines.firstIndex(of: "reveal/all-ready on plain"))
    let rows = lines[title...].dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(
      rows.contains {
        $0.hasPrefix("  reveal.ms") && $0.hasSuffix("128 ms  192 ms   +50 %  worse")
      }
    )
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(
      lines.contains(
        "reveal/all-ready: reveal.passDelay is 32 ms in the first and 48 ms in the second"
      )
    )
    #expect(lines.contains("only in the first: reveal/short-rows on plain"))
    #expect(lines.contains("only in the second: reveal/slow-creep on plain"))
  }

  /// BM-BASE-3.
  @Test func `Runs with another parser are refused with exit code 5, unless one is lenient`() throws
  {
    let left = made("a", "reveal/all-ready")
    let text = command.run("run", "reveal/all-ready", "--json", "--out", left).output
    let start = try #require(text.firstRange(of: "\"cmarkGFM\": \""))
    let other = text[..<start.upperBound] + "0." + text[start.upperBound...]
    let right = folder.write("b/run.json", String(other))
    let refused = command.run("compare", left, right)
    #expect(refused.code == 5 && refused.output.isEmpty)
    #expect(refused.complaints.contains("not comparable: cmarkGFM is "))
    let lenient = command.run("compare", left, right, "--lenient")
    #expect(lenient.code == 0 && lenient.output.contains("note: cmarkGFM is "))
  }

  @Test func `Runs with nothing in common are not comparable`() {
    let left = made("a", "reveal/all-ready")
    let right = made("b", "reveal/short-rows")
    let refused = command.run("compare", left, right)
    #expect(refused.code == 5)
    #expect(refused.complaints.contains("not comparable: no scenario was run in both"))
  }

  /// BM-BASE-2.
  @Test func `A baseline stands for the run that was accepted`() {
    let run = made("a", "reveal/all-ready", "corpus/open-chat")
    let path = folder.path + "/baseline.json"
    let scenarios = ["reveal/all-ready", "corpus/open-chat"]
    let accept = ["accept", "--baseline", path, "--reason", "r", "--quiet"]
    #expect(command.run(accept + scenarios).code == 0)
    let result = command.run("compare", path, run)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("compare: 2 runs in both, 2 of them with equal measurements"))
    #expect(command.run("compare", folder.write("x.json", "{}"), run).code == 1)
  }

  @Test func `It takes two runs`() {
    for arguments in [["compare"], ["compare", "a"], ["compare", "a", "b", "c"]] {
      let result = command.run(arguments)
      #expect(result.code == 1 && result.complaints.contains("compare which two runs?"))
    }
  }
}
