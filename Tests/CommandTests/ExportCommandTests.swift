import TestSupport
import ChatScenarios
import Glibc
import StrictJSON
import TestSupport
import Testing

/// Covers `SavedRun`, `OutputFile`, `TraceFile`.
@Suite struct ExportCommandTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()
  private var out: String { folder.path + "/run" }

  private func made(_ scenarios: String...) {
    let result = command.run(["run", "--quiet", "--out", out] + scenarios)
    #expect(result.code == 0)
  }

  private func files(_ path: String) -> [String] {
    (try? InputFile.names(inFolder: path, as: path)) ?? []
  }

  @Test func `A run writes its input and its trace for each scenario beside the record`() {
    made("reveal/all-ready", "reveal/rows-settle")
    #expect(files(out) == ["lines.json", "run.json", "traces"])
    #expect(
      files(out + "/traces/reveal") == [
        "all-ready.image", "all-ready.trace", "rows-settle.image", "rows-settle.trace",
      ]
    )
  }

  @Test func `Every format is written, to a file or to standard output`() throws {
    made("reveal/all-ready", "reveal/rows-settle")
    let hasPython = system("python3 -c 'pass' >/dev/null 2>&1") == 0
    for format in [
      "perfetto", "junit", "gha", "jmh", "gbench", "bmf", "hyperfine", "csv", "markdown",
    ] {
      let file = folder.path + "/new/" + format
      let result = command.run("export", out, "--format", format, "-o", file)
      #expect(result.code == 0 && result.output.isEmpty && result.complaints.isEmpty)
      let bytes = try InputFile.read(file, as: file)
      let printed = command.run("export", out, "--format", format)
      #expect(printed.output == String(decoding: bytes, as: UTF8.self))
      let checker = CommandProcess.root + "/Tests/Exports/check.py"
      if hasPython { #expect(system("python3 '\(checker)' \(format) '\(file)'") == 0) }
    }
    #expect(files(folder.path + "/new").count == 9)
  }

  @Test func `A pattern keeps its runs, and one without runs is told with the nearest`() throws {
    made("reveal/all-ready", "reveal/rows-settle")
    let result = command.run("export", out, "reveal/all*", "--format", "bmf")
    let names = try JSONDocument(Array(result.output.utf8)).root.members().map {
      String(decoding: $0.key, as: UTF8.self)
    }
    #expect(names == ["reveal/all-ready"])
    let wrong = command.run("export", out, "reveal/all-redy", "--format", "bmf")
    #expect(wrong.code == 1)
    #expect(
      wrong.complaints
        == "timeline-bench: \(out)/run.json: no run of reveal/all-redy in it; nearest: "
        + "reveal/all-ready, reveal/rows-settle\n"
    )
  }

  @Test func `A trace that is missing or that of another run is refused`() {
    made("reveal/all-ready")
    let trace = out + "/traces/reveal/all-ready.trace"
    #expect(rename(trace, trace + "x") == 0)
    let missing = command.run("export", out, "--format", "perfetto")
    #expect(missing.code == 1)
    #expect(
      missing.complaints.contains("all-ready.trace: the trace of reveal/all-ready is missing")
    )
    #expect(command.run("export", out, "--format", "csv").code == 0)
    let other = CommandProcess.root + "/Tests/Golden/reveal-rows-settle.txt"
    #expect(system("cp '\(other)' '\(trace)'") == 0)
    let wrong = command.run("export", out, "--format", "perfetto")
    #expect(wrong.code == 1)
    #expect(wrong.complaints.contains("this is the trace of another run"))
    folder.write("run/traces/reveal/all-ready.trace", "broken")
    let broken = command.run("export", out, "--format", "perfetto")
    #expect(broken.complaints.contains("all-ready.trace: byte 0: BM-TIER-1: this is not a trace"))
  }

  /// BM-PRIN-5.
  @Test func `A record without runs is refused by whatever reads it`() throws {
    made("reveal/all-ready")
    let text = String(decoding: try InputFile.read(out + "/run.json", as: ""), as: UTF8.self)
    let start = try #require(text.firstRange(of: "\"runs\": [")).upperBound
    let empty = folder.write("empty/run.json", String(text[..<start]) + "]\n}\n")
    for arguments in [
      ["export", empty, "--format", "junit"], ["report", empty, "-o", folder.path + "/x.html"],
      ["replay", empty], ["compare", empty, out],
    ] {
      let result = command.run(arguments)
      #expect(result.code == 1 && result.lines.count == 1)
      #expect(result.complaints.contains("there is no run in this record"), "\(result.complaints)")
    }
    #expect(InputFile.kind(of: folder.path + "/x.html") == nil)
  }

  @Test(arguments: [
    (["export"], "--format is missing: one of perfetto, junit"),
    (["export", "x", "--format", "junitt"], "--format: unknown format junitt; nearest: junit"),
    (["export", "--format", "csv"], "export which run?"),
    (["export", "/proc/none", "--format", "csv"], "/proc/none: no such file"),
    (["export", "/proc", "--format", "csv"], "/proc: there is no run.json in this folder"),
    (["export", "x", "--format", "csv", "--bigger"], "--bigger goes with gha"),
    (["export", "x", "--format", "gha", "--base", "y"], "--base goes with csv and markdown"),
  ])
  func `Wrong arguments are told in one line`(arguments: [String], message: String) {
    let result = command.run(arguments)
    #expect(result.code == 1 && result.output.isEmpty && result.lines.count == 1)
    #expect(result.complaints.hasPrefix("timeline-bench: " + message), "\(result.complaints)")
  }

  @Test func `A file that cannot be written is told, and a folder is no file`() {
    made("reveal/all-ready")
    for target in ["/proc/self/x", folder.path, folder.path + "/"] {
      let result = command.run("export", out, "--format", "csv", "-o", target)
      #expect(result.code == 1 && result.lines.count == 1, "\(target)")
    }
  }
}
