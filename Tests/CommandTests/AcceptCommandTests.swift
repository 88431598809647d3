import ChatScenarios
import Experiments
import Glibc
import TestSupport
import Testing

@testable import timeline_bench

/// Covers `AcceptOptions`, `ExactPictures`, `ResultsFolder`.
@Suite struct AcceptCommandTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()
  private var path: String { folder.path + "/baseline.json" }

  private func accept(_ arguments: String...) -> CommandProcess.Result {
    command.run(["accept", "--baseline", path, "--quiet"] + arguments)
  }

  private func baseline() throws -> Baseline {
    try Baseline(InputFile.read(path, as: path), at: path)
  }

  /// BM-BASE-5.
  @Test func `Without a reason nothing is accepted`() {
    for arguments in [[], ["--reason", " "], ["--reason="]] {
      let result = command.run(["accept", "reveal/all-ready", "--baseline", path] + arguments)
      #expect(result.code == 1 && result.lines.count == 1)
    }
    #expect(InputFile.kind(of: path) == nil)
  }

  /// BM-BASE-5.
  @Test func `Where golden files lie beside the results, the command that renews them is named`() {
    let own = folder.path + "/mine"
    #expect(command.run("new", "my/first", "--scenarios", own).code == 0)
    let accept = ["accept", "--scenarios", own, "--who", "me", "--quiet", "--reason"]
    let without = command.run(accept + ["one"])
    #expect(without.code == 0 && !without.output.contains("golden"))
    folder.write("mine/Tests/Golden/x", "")
    let more = command.run("new", "my/second", "--scenarios", own)
    #expect(more.code == 0)
    let result = command.run(accept + ["it's new"])
    #expect(
      result.output.contains(
        "TIMELINEBENCH_UPDATE_GOLDEN='it'\\''s new' swift test --disable-xctest\n"
      )
    )
  }

  /// BM-BASE-5.
  @Test func `What, why, who and when stand in the file, and what did not change stays`() throws {
    #expect(accept("reveal/all-ready", "reveal/short-rows", "--reason", "first").code == 0)
    let first = try baseline()
    let again = accept("reveal/all-ready", "--reason", "again")
    #expect(again.code == 0 && again.output.hasPrefix("accept: nothing differs from "))
    #expect(try baseline() == first)
    let other = accept(
      "reveal/all-ready",
      "--reason",
      "slower passes",
      "--who",
      "a person",
      "--set",
      "reveal.passDelay=48ms"
    )
    // The budget is missed, which is told, and accepting is the user's decision.
    #expect(other.code == 0 && other.complaints.contains("note: reveal/all-ready misses a budget"))
    let second = try baseline()
    #expect(second.entries.count == 2 && second.entries[1] == first.entries[1])
    let acceptance = try #require(second.acceptances.last)
    #expect(second.acceptances.count == 2)
    #expect(acceptance.reason == "slower passes" && acceptance.who == "a person")
    #expect(acceptance.date.utf8.count == 10)
    #expect(
      acceptance.changes == ["reveal/all-ready: the constants nothing -> reveal.passDelay=48 ms"]
    )
  }

  @Test func `Old and new values are written down one by one`() throws {
    #expect(accept("reveal/all-ready", "--reason", "first").code == 0)
    // A file of an earlier state of the app, as if its cover had waited longer.
    let old = String(decoding: try InputFile.read(path, as: path), as: UTF8.self)
    folder.write("baseline.json", old.replacing("\"reveal.ms\": 128", with: "\"reveal.ms\": 160"))
    #expect(accept("reveal/all-ready", "--reason", "faster").code == 0)
    #expect(
      try baseline().acceptances.last?.changes == ["reveal/all-ready: reveal.ms 160 ms -> 128 ms"]
    )
  }

  @Test func `Options that change runs need a baseline of one's own`() {
    for arguments in [["--seed", "2"], ["--input", "x.md"], ["--set", "reveal.passDelay=48ms"]] {
      let result = command.run(["accept", "--reason", "r"] + arguments)
      #expect(result.code == 1 && result.complaints.contains("give a baseline of your own"))
    }
    #expect(command.run("accept", "--check", "--reason", "r").code == 1)
  }

  @Test func `A folder that cannot be written into keeps what it had`() {
    let result = command.run(
      "accept",
      "reveal/all-ready",
      "--reason",
      "r",
      "--baseline",
      "/proc/no/baseline.json"
    )
    #expect(result.code == 1 && result.complaints.contains("/proc/no"))
  }

  /// The pictures and tables are drawn from what was accepted, and only where the page has a part.
  @Test func `A picture changed by hand and a page without a part are told with 5`() throws {
    let root = CommandProcess.root
    #expect(system("cp -r '\(root)/Results' '\(folder.path)/Results'") == 0)
    let benchmarks = folder.makeFolder("Benchmarks")
    for part in ["Scenarios", "Budgets", "Corpora", "Metrics"] {
      #expect(system("cp -r '\(root)/Benchmarks/\(part)' '\(benchmarks)/\(part)'") == 0)
    }
    let scenarios = ["--scenarios", benchmarks + "/Scenarios"]
    #expect(command.run(["accept", "--reason", "as it is", "--quiet"] + scenarios).code == 0)
    let check = ["accept", "--check"] + scenarios
    let current = command.run(check)
    #expect(current.code == 0 && current.output == "accept: 4 of 4 files are current\n")
    let picture = folder.path + "/Results/reveal.svg"
    let text = String(decoding: try InputFile.read(picture, as: picture), as: UTF8.self)
    folder.write("Results/reveal.svg", text.replacing("half within", with: "all within"))
    let result = command.run(check)
    #expect(result.code == 5)
    #expect(result.complaints.contains("reveal.svg: not what the baseline gives"))
    // Accepting what does not differ draws it again.
    #expect(command.run(["accept", "--reason", "again", "--quiet"] + scenarios).code == 0)
    #expect(command.run(check).code == 0)
    folder.write("Results/README.md", "# Results\n\nNo part.\n")
    #expect(command.run(check).code == 5)
  }
}
