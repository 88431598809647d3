import ChatScenarios
import TestSupport
import Testing

/// Covers `PageEngine`, `RunPlan+Trace`.
@Suite struct ReportCommandTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()
  private var out: String { folder.path + "/run" }
  private var page: String { folder.path + "/report.html" }

  private func made() {
    let names = ["reveal/all-ready", "follow/steady-growth-300"]
    let result = command.run(["run", "--quiet", "--out", out] + names)
    #expect(result.code == 0)
  }

  private func count(_ needle: String, in file: String) throws -> Int {
    let text = String(decoding: try InputFile.read(file, as: file), as: UTF8.self)
    return text.split(separator: needle, omittingEmptySubsequences: false).count - 1
  }

  @Test func `A page holds a film and an image of each of two runs, and names itself`() throws {
    made()
    // Elsewhere, so that no engine that happens to be built is found.
    let elsewhere = CommandProcess(folder: folder.path)
    let result = elsewhere.run("report", out, "-o", page, "--base", out)
    #expect(result.code == 0)
    #expect(result.output == "report: \(page)\n")
    #expect(try count("id=\"film-", in: page) == 2)
    #expect(try count("id=\"base-", in: page) == 3)
    #expect(try count("id=\"image-", in: page) == 2)
    #expect(try count("id=\"engine\"", in: page) == 0)
  }

  /// PRIV-1.
  @Test func `The command that a page shows names no folder above the working one`() throws {
    made()
    let elsewhere = CommandProcess(folder: folder.path)
    #expect(elsewhere.run("report", out, "-o", page, "--base=" + out).code == 0)
    #expect(try count("report run -o report.html --base=run", in: page) == 1)
    #expect(try count(folder.path, in: page) == 0)
    let above = CommandProcess(folder: folder.makeFolder("deep"))
    #expect(above.run("report", "../run", "-o", page).code == 0)
    #expect(try count("report '…/run' -o '…/report.html'", in: page) == 1)
  }

  @Test func `A pattern keeps its run, and an engine is put in`() throws {
    made()
    let engine = folder.write("engine.wasm", [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0] as [UInt8])
    let result = command.run("report", out, "reveal/*", "-o", page, "--engine", engine)
    #expect(result.code == 0)
    #expect(try count("id=\"film-", in: page) == 1)
    #expect(try count("id=\"engine\"", in: page) == 1)
  }

  @Test func `What is missing or no engine is told in one line, and nothing is written`() {
    made()
    let text = folder.write("engine.txt", "no wasm")
    for arguments in [
      ["report"], ["report", out], ["report", out, "-o", page, "--engine", text],
      ["report", folder.path + "/none", "-o", page], ["report", out, "other/*", "-o", page],
    ] {
      let result = command.run(arguments)
      #expect(result.code == 1)
      #expect(result.complaints.split(separator: "\n").count == 1)
    }
    #expect(InputFile.kind(of: page) == nil)
  }
}
