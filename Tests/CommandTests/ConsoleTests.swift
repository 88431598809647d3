import ChatScenarios
import Glibc
import TestSupport
import Testing

@Suite struct ConsoleTests {
  private let folder = TemporaryFolder()
  private var command: CommandProcess { CommandProcess() }

  @Test func `A reader that goes away ends the output without a word`() {
    let result = command.run(
      ["run", "reveal/all-ready", "--json", "--quiet", "--out", folder.path + "/out"],
      shell: "| head -c 1 >/dev/null"
    )
    #expect(result.complaints == "")
  }

  @Test func `A closed standard output does not change the exit code`() {
    let result = command.run(
      [
        "run", "reveal/all-ready", "--set", "reveal.passDelay=48ms", "--out",
        folder.path + "/out",
      ],
      shell: ">&-"
    )
    #expect(result.code == 2)
  }

  @Test func `A full disk behind standard output is one line and exit code 1`() {
    let run = ["run", "reveal/all-ready", "--json", "--quiet", "--out", folder.path + "/out"]
    for arguments in [["list"], run] {
      let result = command.run(arguments, shell: ">/dev/full")
      #expect(result.code == 1)
      #expect(result.lines == ["timeline-bench: standard output: No space left on device"])
    }
  }

  @Test func `With all streams closed the record is written whole and nothing goes into it`() throws
  {
    let out = folder.path + "/out"
    let arguments = ["run", "reveal/all-ready", "--out", out]
    #expect(command.run(arguments).code == 0)
    let record = try InputFile.read(out + "/run.json", as: "record")
    #expect(command.run(arguments, shell: "<&- >&- 2>&-").code == 0)
    #expect(try InputFile.read(out + "/run.json", as: "record") == record)
  }

  @Test func `On a terminal verdicts are coloured unless NO_COLOR is set`() throws {
    // `script` gives the command a terminal; without it there is nothing to see.
    guard system("script -qec true /dev/null >/dev/null 2>&1 </dev/null") == 0 else { return }
    let bench = PathText.executableFolder + "/timeline-bench"
    let out = folder.path + "/out"
    func onTerminal(_ prefix: String) throws -> String {
      let run = "cd \(CommandProcess.root) && \(prefix) \(bench) run reveal/all-ready --out \(out)"
      let file = folder.path + "/typescript"
      #expect(system("TERM=xterm script -qec '\(run)' /dev/null >\(file) </dev/null") == 0)
      return String(decoding: try InputFile.read(file, as: file), as: UTF8.self)
    }
    #expect(try onTerminal("env -u NO_COLOR").contains("\u{1b}[32mpass"))
    #expect(try !onTerminal("NO_COLOR=1").contains("\u{1b}[32m"))
    #expect(try !onTerminal("TERM=dumb").contains("\u{1b}"))
    #expect(try onTerminal("NO_COLOR=1").contains("1/1"))
  }
}
