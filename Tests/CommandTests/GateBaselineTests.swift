import ChatScenarios
import Glibc
import TestSupport
import Testing

@testable import timeline_bench

/// The gate's exit codes, each by a real fault.
///
/// Covers `BaselineFile`, `CatalogRun`, `PlannedRun`.
@Suite struct GateBaselineTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()

  private func accepted(_ scenarios: String...) -> String {
    let path = folder.path + "/baseline.json"
    let result = command.run(
      ["accept", "--baseline", path, "--reason", "test", "--quiet"] + scenarios
    )
    #expect(result.code == 0)
    return path
  }

  @Test func `Values that were accepted pass, and the gate says what it compared with`() {
    let path = accepted("reveal/all-ready", "corpus/open-chat")
    let result = command.run("gate", "reveal/all-ready", "corpus/open-chat", "--baseline", path)
    #expect(result.code == 0)
    #expect(result.output.contains("baseline: 2 of 2 scenarios equal to \(path), accepted 20"))
    #expect(result.output.hasSuffix("gate: 2 passed, 0 failed, 0 skipped\n"))
  }

  @Test func `The shipped baseline is found from any folder below the package`() {
    var elsewhere = CommandProcess()
    elsewhere.folder = CommandProcess.root + "/Sources"
    // Whether the values are those that were accepted is for the gate of the whole catalogue.
    let result = elsewhere.run("gate", "reveal/all-ready")
    #expect(result.output.contains(" of 1 scenario equal to "))
    #expect(result.output.contains("Results/baseline.json, accepted 20"))
  }

  /// BM-BASE-3.
  @Test(arguments: [
    (["--seed", "2"], "the seed: 2 here, 1 in the baseline"),
    (["--device", "iPhone SE 3"], "the device: iPhone SE 3 here, plain in the baseline"),
    (["--reduce-motion"], "Reduce Motion: on here, off in the baseline"),
    (["--set", "cost.measure=1ms"], "the costs: cost.measure=1 ms here, nothing in the baseline"),
    (["--set", "older.staleAfter=9s"], "the constants: older.staleAfter=9 s here"),
  ])
  func `Runs with other options are refused with 5 and the option named`(
    arguments: [String],
    words: String
  ) {
    let path = accepted("scroll/to-row")
    let result = command.run(["gate", "scroll/to-row", "--baseline", path] + arguments)
    #expect(result.complaints.contains("not comparable: " + words))
    #expect(result.code == 5 || result.code == 2 && result.complaints.contains("must be"))
  }

  /// BM-BASE-3.
  @Test func `A scenario whose content changed is refused with 5, a new title passes`() {
    let scenarios = folder.makeFolder("Scenarios")
    let text = """
      {"schema":"timelinebench.scenario/1","title":"A test","device":"plain",
      "durationMs":1000,"rows":[{"heightPt":100,"count":12}]}
      """
    folder.write("Scenarios/my/first.json", text)
    folder.write(
      "Budgets/my.json",
      #"{"schema":"timelinebench.budgets/1","everyScenario":{"faults.count":{"equals":0}}}"#
    )
    let gate = ["gate", "--scenarios", scenarios]
    let none = command.run(gate)
    #expect(none.code == 0)
    #expect(none.complaints.contains("Results/baseline.json yet, so budgets alone judge; "))
    #expect(command.run(gate + ["--no-baseline"]).code == 0)
    let accept = command.run(["accept", "--scenarios", scenarios, "--reason", "first"])
    #expect(accept.code == 0)
    #expect(InputFile.kind(of: folder.path + "/Results/baseline.json") == .file)
    #expect(command.run(gate).code == 0)
    folder.write("Scenarios/my/first.json", text.replacing("A test", with: "Another title"))
    #expect(command.run(gate).code == 0)
    folder.write("Scenarios/my/first.json", text.replacing("\"count\":12", with: "\"count\":13"))
    let changed = command.run(gate)
    #expect(changed.code == 5)
    #expect(changed.complaints.contains("not comparable: the scenario's content: "))
    // A scenario that is new, then one that is gone.
    folder.write("Scenarios/my/first.json", text)
    folder.write("Scenarios/my/second.json", text)
    let new = command.run(gate)
    #expect(new.code == 5 && new.complaints.contains("my/second: not in the baseline"))
    #expect(command.run(gate + ["--lenient"]).code == 0)
    #expect(command.run(["accept", "--scenarios", scenarios, "--reason", "second"]).code == 0)
    unlink(folder.path + "/Scenarios/my/second.json")
    let gone = command.run(gate)
    #expect(gone.code == 5 && gone.complaints.contains("my/second: in the baseline, but no"))
    #expect(gone.output.hasSuffix("gate: 1 passed, 1 failed, 0 skipped\n"))
  }

  @Test func `A run and its folder stand for a baseline, and own rows are compared then`() {
    let input = folder.write("a.md", "# Title\n\nText of a reply.\n")
    let out = folder.path + "/run"
    #expect(command.run("run", "--input", input, "--out", out, "--quiet").code == 0)
    for base in [out, out + "/run.json"] {
      let result = command.run("gate", "--input", input, "--baseline", base)
      #expect(result.code == 0 && result.output.contains("baseline: 1 of 1 scenario equal"))
    }
    let other = folder.write("b.md", "Other text.\n")
    #expect(command.run("gate", "--input", other, "--baseline", out).code == 5)
    let alone = command.run("gate", "--input", other)
    #expect(alone.code == 0)
    #expect(alone.output.contains("(b.md): rows of your own, judged by budgets alone"))
  }

  /// BM-SELF-2.
  @Test func `A baseline that is cut short, or no baseline, is no pass`() throws {
    let path = accepted("reveal/all-ready")
    let bytes = try InputFile.read(path, as: path)
    let cut = folder.write("cut.json", bytes.prefix(bytes.count / 2))
    let broken = command.run("gate", "reveal/all-ready", "--baseline", cut)
    #expect(broken.code == 1 && broken.output.isEmpty && broken.lines.count == 1)
    let none = command.run("gate", "reveal/all-ready", "--baseline", folder.path + "/none.json")
    #expect(none.code == 5 && none.output.isEmpty && none.lines.count == 1)
    #expect(command.run("gate", "no-family/*", "--baseline", path).code == 1)
  }

  @Test func `JUnit is written as well, and annotations in a workflow`() throws {
    let path = accepted("reveal/all-ready")
    let junit = folder.path + "/out/gate.xml"
    let shell = "env GITHUB_ACTIONS=true GITHUB_WORKSPACE='\(CommandProcess.root)'"
    let result = command.run(
      ["gate", "reveal/all-ready", "--seed", "2", "--baseline", path, "--junit", junit],
      before: shell
    )
    #expect(result.code == 5)
    let line = try #require(result.lines.first { $0.hasPrefix("::error ") })
    #expect(
      line.hasPrefix(
        "::error file=Benchmarks/Scenarios/reveal/all-ready.json,title=reveal/all-ready::"
          + "not comparable: the seed: 2 here, 1 in the baseline"
      )
    )
    let xml = String(decoding: try InputFile.read(junit, as: junit), as: UTF8.self)
    #expect(xml.contains("<error type=\"baseline\" message=\"not comparable: the seed"))
  }
}
