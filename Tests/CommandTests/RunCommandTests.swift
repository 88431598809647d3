import ChatScenarios
import FrameMetrics
import StrictJSON
import TestSupport
import Testing

@testable import timeline_bench

@Suite struct RunCommandTests {
  private let kept = Budget(.revealMs, .equals, value: 128)
  private let missed = Budget(.revealMs, .equals, value: 129)

  private func code(_ results: [RunResult]) -> ExitCode { RunCommand.code(of: results) }

  @Test func `The exit code is 0 when all is kept, 2 for a miss, 3 for a run not repeatable`()
    throws
  {
    let pass = try Results.result("a/b", revealMs: 128, [kept])
    let fail = try Results.result("a/c", revealMs: 128, [missed])
    let unjudged = try Results.result("a/d", revealMs: 128, [])
    let broken = try Results.result("a/e", revealMs: 128, [kept], isRepeatable: false)
    #expect(code([pass, unjudged]) == .pass)
    #expect(code([pass, fail]) == .missed)
    #expect(code([fail, broken]) == .violation)
    #expect(ExitCode.missed.rawValue == 2 && ExitCode.violation.rawValue == 3)
  }

  @Test func `A record that cannot take its place is told behind the table`() {
    let folder = TemporaryFolder()
    let out = folder.makeFolder("out")
    #expect(folder.makeFolder("out/run.json").hasPrefix(out))
    let result = CommandProcess().run("run", "reveal/all-ready", "--quiet", "--out", out)
    #expect(result.code == 1)
    #expect(result.complaints.contains("run.json: the file cannot be written: Is a directory"))
    let loud = CommandProcess().run("run", "reveal/all-ready", "--out", out)
    #expect(loud.code == 1)
    #expect(loud.output.contains("run: 1 passed"))
    #expect(!loud.output.contains("record:"))
  }

  @Test func `A whole run takes the record of an interrupted one away`() throws {
    let folder = TemporaryFolder()
    folder.write("run.partial.json", "old")
    let result = CommandProcess().run("run", "reveal/all-ready", "--quiet", "--out", folder.path)
    #expect(result.code == 0)
    let files = try InputFile.names(inFolder: folder.path, as: "")
    #expect(files == ["lines.json", "run.json", "traces"])
  }

  @Test func `Runs over two inputs can be told apart in table and record`() throws {
    let folder = TemporaryFolder()
    let inputs = ["one", "two\u{202e}"].flatMap {
      ["--input", folder.write($0 + ".md", "# Title\n\nSome text of " + $0 + ".\n")]
    }
    let arguments = ["run", "input/open", "--out", folder.path + "/out"] + inputs
    let table = CommandProcess().run(arguments).output
    #expect(table.contains("input/open (one.md)  "))
    #expect(table.contains("\n(two\\u{202e}.md)\n"))
    let bytes = try InputFile.read(folder.path + "/out/run.json", as: "record")
    let runs = try #require(try JSONDocument(bytes).root.member("runs")).elements()
    let read = try runs.map { try #require(try $0.member("input")) }
    #expect(try read.map { try $0.member("index")?.exactInteger() } == [0, 1])
    #expect(try Set(read.map { try $0.member("digest")?.string() }).count == 2)
  }
}
