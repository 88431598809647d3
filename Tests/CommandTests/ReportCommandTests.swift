import ChatScenarios
import Glibc
import TestSupport
import Testing

/// Covers `PageEngine`, `RunPlan+Trace`, `SavedRun`.
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
    let note = "there is no live engine in this report; bash Benchmarks/Page/build makes one"
    #expect(result.lines == ["note: " + note])
    #expect(try count(note, in: page) == 1)
    #expect(try count("id=\"film-", in: page) == 2)
    #expect(try count("id=\"base-", in: page) == 3)
    #expect(try count("id=\"image-", in: page) == 2)
    #expect(try count("id=\"engine\"", in: page) == 0)
  }

  @Test func `No file of a run is replaced by what is made of it, nor is a damaged image shown`()
    throws
  {
    made()
    let trace = out + "/traces/follow/steady-growth-300"
    let names = ["\(out)/run.json", "\(out)/lines.json", "\(trace).trace", "\(trace).image"]
    for file in names {
      let before = try InputFile.read(file, as: file)
      for words in [["report"], ["export", "--format", "perfetto"]] {
        let result = command.run(words + [out, "reveal/*", "-o", file])
        #expect(result.code == 1 && result.complaints.contains("this file is read here"))
      }
      #expect(try InputFile.read(file, as: file) == before)
    }
    let image = try InputFile.read(trace + ".image", as: "image")
    folder.write("run/traces/follow/steady-growth-300.image", Array(image.dropLast()))
    let result = command.run("report", out, "-o", page)
    #expect(result.code == 1 && result.complaints.contains("the image is cut off; make the run"))
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

  @Test func `Lines of real rows are in the page, without their text`() throws {
    let run = ["run", "--quiet", "--out", out, "corpus/open-chat", "reveal/all-ready"]
    #expect(command.run(run).code == 0)
    let lines = try RowShapes(InputFile.read(out + "/lines.json", as: "lines"), at: "lines")
    #expect(lines.runs.count == 2 && !lines.runs[0].isEmpty && lines.runs[1].isEmpty)
    #expect(command.run("report", out, "reveal/*", "-o", page).code == 0)
    #expect(try count("\"shapes\":[],\"runs\":[[]]", in: page) == 1)
    #expect(command.run("report", out, "corpus/*", "-o", page).code == 0)
    #expect(try count("\"shapes\":[[", in: page) == 1)
  }

  @Test func `Stacks and a history are put in, and 4 broken files are told in one line`() throws {
    made()
    let stacks = folder.write("stacks.txt", "main;a 3\nmain;b 4\n")
    let history = folder.write(
      "history.jsonl",
      #"{"schema":"timelinebench.history/1","date":"d","commit":null,"reason":"r","values":{}}"#
    )
    let more = ["--folded", stacks, "--base-folded", stacks, "--history", history]
    let result = command.run(["report", out, "-o", page] + more)
    #expect(result.code == 0)
    #expect(try count("\"hasBase\":true", in: page) == 1)
    #expect(try count("\"labels\":[", in: page) == 1)
    let broken = folder.write("broken.txt", "no cost\n")
    for wrong in [
      ["--folded", broken], ["--base-folded", stacks], ["--history", broken], ["--sweep", broken],
    ] {
      let result = command.run(["report", out, "-o", page + ".2"] + wrong)
      #expect(result.code == 1)
      #expect(result.complaints.split(separator: "\n").count == 1)
    }
    #expect(InputFile.kind(of: page + ".2") == nil)
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

  @Test func `An engine is found beside the command and in its share folder, without a name`()
    throws
  {
    made()
    let bin = folder.makeFolder("bin")
    let own = bin + "/timeline-bench"
    let built = CommandProcess.built
    #expect(system("ln '\(built)' '\(own)' 2>/dev/null || cp '\(built)' '\(own)'") == 0)
    let command = CommandProcess(folder: folder.path, executable: own)
    for (place, last, base64) in [
      ("share/timelinebench", UInt8(1), "AGFzbQEAAAAB"), ("bin", 2, "AGFzbQEAAAAC"),
    ] {
      let bytes: [UInt8] = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, last]
      _ = folder.write(place + "/engine.wasm", bytes)
      let result = command.run("report", out, "-o", page)
      #expect(result.code == 0, "\(result.complaints)")
      #expect(try count("id=\"engine\">\"\(base64)\"", in: page) == 1, "\(place)")
    }
  }

  /// BM-STAT-4, BM-TIME-6.
  @Test func `Times of two builds come with their intervals and those of the base with itself`()
    throws
  {
    made()
    let measured = command.run(
      [
        "bench", "--compare", CommandProcess.built, "--case", "coordinator/idle-frame-1000",
        "--tier", "timed", "--seconds", "2", "--json", "--quiet",
      ]
    )
    #expect(measured.code == 0, "\(measured.complaints)")
    let file = folder.write("bench.json", measured.output)
    #expect(command.run("report", out, "-o", page, "--bench", file).code == 0)
    // How many pairs two seconds hold is the machine's affair, and so whether there is an interval.
    #expect(try count(#""pairs":[{"case":"coordinator/idle-frame-1000","#, in: page) == 1)
    let twice = command.run("report", out, "-o", page, "--bench", file, "--bench", file)
    #expect(twice.code == 1 && twice.lines.count == 1)
  }

  @Test func `Phases of a profile and costs of a record are put in`() throws {
    made()
    let profiled = command.run("profile", "reveal/all-ready", "--json", "--quiet", "--rounds", "1")
    let profile = folder.write("profile.json", profiled.output)
    let one = ["--case", "coordinator/idle-frame-1000", "--samples", "2"]
    let measured = command.run(["bench", "--json", "--quiet"] + one)
    let record = folder.write("record.json", measured.output)
    let more = ["--profile", profile, "--bench", record]
    #expect(command.run(["report", out, "-o", page] + more).code == 0)
    #expect(try count(#""profile":[{"name":"reveal/all-ready","phases":[{"name":"#, in: page) == 1)
    #expect(try count(#""cases":[{"case":"coordinator/idle-frame-1000","#, in: page) == 1)
    let wrong = command.run("report", out, "-o", page, "--profile", record)
    #expect(wrong.code == 1 && wrong.lines.count == 1)
  }
}
