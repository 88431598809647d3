import ChatScenarios
import Glibc
import StrictJSON
import TestSupport
import Testing

/// The command from outside: what it prints and how it ends.
@Suite struct TimelineBenchTests {
  private let folder = TemporaryFolder()
  private var command: CommandProcess { CommandProcess() }

  /// Runs scenarios with the record in a folder of the test.
  private func run(_ arguments: String...) -> CommandProcess.Result {
    command.run(["run"] + arguments + ["--out", folder.path + "/out"])
  }

  private func record() throws -> JSONValue {
    let path = folder.path + "/out/run.json"
    return try JSONDocument(InputFile.read(path, as: path)).root
  }

  private func reveals() throws -> [String] {
    let catalog = try ScenarioCatalog(folder: CommandProcess.root + "/Benchmarks/Scenarios")
    return try catalog.names(matching: ScenarioPattern("reveal/*")).map(\.description)
  }

  @Test func `A run ends with a table, a count and the record it has written`() throws {
    let result = run("reveal/*")
    let count = try reveals().count
    #expect(result.code == 0)
    #expect(result.output.contains("reveal/all-ready"))
    #expect(result.output.contains("run: \(count) passed, 0 failed"))
    #expect(result.output.hasSuffix("record: \(folder.path)/out/run.json\n"))
    let root = try record()
    #expect(try root.member("schema")?.string() == "timelinebench.run/1")
    #expect(try #require(try root.member("runs")).elements().count == count)
  }

  @Test func `The whole catalogue keeps its budgets`() throws {
    let result = run("--quiet")
    #expect(result.code == 0, "\(result.complaints)")
    let runs = try #require(try record().member("runs")).elements()
    #expect(runs.count { (try? $0.member("verdict")?.string()) == "pass" } == runs.count)
  }

  @Test func `A hitch budget over free work is refused, and nothing runs`() {
    let result = run("hitch/stream-on-a-phone", "--cost", folder.write("free.json", free))
    #expect(result.code == 1)
    #expect(
      result.lines == [
        "timeline-bench: hitch/stream-on-a-phone: the budget on hitch.ratio means nothing, because "
          + "all work is free and no frame can be late; state costs in the scenario, or give "
          + "--cost or --set cost.KEY=VALUE"
      ]
    )
    #expect(InputFile.kind(of: folder.path + "/out/run.json") == nil)
  }

  private let free =
    #"{"schema":"timelinebench.costs/1","name":"free","source":"modelled","costs":{}}"#

  @Test func `With --json standard output is the record and nothing else`() throws {
    let result = run("reveal/rows-settle", "--json")
    let root = try JSONDocument(Array(result.output.utf8)).root
    let runs = try #require(try root.member("runs"))
    let run = try #require(try runs.elements().first { _ in true })
    let measured = try #require(try run.member("measurements"))
    #expect(try measured.member("reveal.ms")?.exactInteger() == 224)
    #expect(try measured.member("reveal.passes")?.exactInteger() == 7)
    #expect(try run.member("verdict")?.string() == "pass")
    let path = folder.path + "/out/run.json"
    #expect(try InputFile.read(path, as: path) == Array(result.output.utf8))
  }

  @Test func `A missed budget is exit code 2, and its line ends with the command to repeat it`() {
    let result = run("reveal/all-ready", "--set", "reveal.passDelay=48ms", "--quiet")
    #expect(result.code == 2)
    #expect(
      result.lines == [
        "timeline-bench: reveal/all-ready: reveal.ms is 192 ms, must be = 128 ms; "
          + "timeline-bench run reveal/all-ready --set reveal.passDelay=48ms"
      ]
    )
    #expect(result.output == "")
  }

  @Test func `Equal calls write equal records, whatever the number of jobs`() throws {
    let first = run("*", "--json", "--jobs", "1").output
    #expect(first == run("*", "--json", "--jobs", "4").output)
    #expect(!first.isEmpty)
  }

  @Test func `Names, patterns and files may name a scenario twice, and it runs once`() throws {
    let result = run("reveal/all-ready", "reveal/*", "reveal/all-ready")
    #expect(result.output.contains("run: \(try reveals().count) passed"))
  }

  @Test func `A scenario of one's own runs from anywhere, without a budget`() throws {
    let scenario = """
      {"schema":"timelinebench.scenario/1","title":"Mine","device":"plain","durationMs":500,\
      "rows":[{"heightPt":80,"count":5}]}
      """
    let file = folder.write("mine/try.json", scenario)
    var away = command
    away.folder = folder.path
    let result = away.run("run", file, "--out", folder.path + "/out")
    #expect(result.code == 0)
    #expect(result.output.contains("mine/try"))
    #expect(result.output.contains("1 without a budget"))
  }

  @Test func `A broken scenario file is one line with its place`() {
    let file = folder.write("mine/try.json", #"{"schema":"timelinebench.scenario/1","titel":"x"}"#)
    let result = run(file)
    #expect(result.code == 1)
    #expect(result.lines.count == 1)
    #expect(result.complaints.contains("try.json: byte "))
  }

  @Test func `An envelope runs as the user's own chat, on a current phone`() throws {
    let result = run("--input", CommandProcess.root + "/Benchmarks/Corpora/chat.json")
    #expect(result.code == 0, "\(result.complaints)")
    #expect(result.output.contains("input/open"))
    #expect(result.output.contains("input/stream-reply"))
    #expect(result.output.contains("iPhone 17"))
  }

  @Test func `A Markdown file runs as one reply, which has nothing to stream behind`() throws {
    let result = run("--input", folder.write("a.md", "# Title\n\n- one\n- two\n"))
    #expect(result.code == 0, "\(result.complaints)")
    #expect(result.output.contains("run: 1 passed"))
    #expect(result.output.contains("skipped: input/stream-reply"))
  }

  @Test func `A device that is named replaces the scenario's own`() throws {
    let result = run("reveal/all-ready", "--device", "iphone-se-3", "--json")
    #expect(result.output.contains(#""device": "iPhone SE 3""#))
  }

  @Test func `Progress is plain lines where standard error is no terminal`() throws {
    let result = run("reveal/*", "--jobs", "1")
    let names = try reveals()
    #expect(
      result.lines
        == names.enumerated().map { "\($0.offset + 1)/\(names.count) \($0.element) pass" }
    )
    #expect(!result.output.contains("\u{1b}"))
  }

  @Test func `A hostile name cannot act on a terminal or a log`() {
    let result = command.run("run", "::error::\u{1b}[31m\u{202e}x\nsecond")
    #expect(result.lines.count == 1)
    #expect(!result.complaints.contains("\u{1b}"))
    #expect(!result.complaints.contains("\u{202e}"))
    #expect(!result.complaints.hasPrefix("::"))
  }
}
