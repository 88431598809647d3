import TestSupport
import ChatScenarios
import Experiments
import FrameMetrics
import Glibc
import TestSupport
import Testing

@testable import timeline_bench

/// Covers `MergeCommand`, `SweepPool`, `SweepSetup`.
@Suite struct TuneCommandTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()
  private static let nine = [
    "--vary", "reveal.passDelay=16ms,32ms,48ms", "--vary", "reveal.stillPasses=2,3,4",
  ]

  private func tune(_ arguments: [String], out: String = "whole") -> CommandProcess.Result {
    command.run(["tune", "--out", folder.path + "/" + out] + arguments)
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    try InputFile.read(folder.path + "/" + name, as: name)
  }

  private func record(_ name: String) throws -> SweepRecord {
    try SweepRecord(bytes(name), at: name)
  }

  /// BM-SWEEP-3.
  @Test func `9 points over the reveals print a Pareto table with the current constants marked`()
    throws
  {
    let result = tune(TuneCommandTests.nine + ["reveal/*"])
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= 100 })
    let current = lines.filter { $0.contains("current  ") }
    #expect(current.count == 1 && current[0].hasPrefix("+ current  32 ms    3        kept "))
    #expect(lines.contains { $0.hasPrefix("*") })
    #expect(result.output.contains("\ntune: 9 points, "))
    #expect(result.output.contains("\nrecommended: "))
    #expect(try record("whole/tune.json").points.count == 9)
  }

  /// BM-SWEEP-5.
  @Test func `Two shards merged, in both orders, are the bytes of one run, also with one worker`()
    throws
  {
    let arguments = TuneCommandTests.nine + ["reveal/rows-settle", "reveal/slow-creep", "--quiet"]
    #expect(tune(arguments).code == 0)
    #expect(tune(arguments + ["--jobs", "1"], out: "single").code == 0)
    for part in ["1/2", "2/2"] {
      #expect(tune(arguments + ["--shard", part], out: "parts").code == 0)
    }
    let parts = [1, 2].map { folder.path + "/parts/tune.\($0)-of-2.json" }
    let whole = try bytes("whole/tune.json")
    #expect(try bytes("single/tune.json") == whole)
    for order in [parts, parts.reversed()] {
      let merged = command.run(["merge", "-o", folder.path + "/merged.json"] + order)
      #expect(merged.code == 0 && merged.output.contains("tune: 9 points"))
      #expect(try bytes("merged.json") == whole)
    }
    let part = command.run(["merge", "-o", folder.path + "/none.json", parts[1]])
    #expect(part.code == 1)
    #expect(part.complaints.contains("5 points are missing of 9, the first is number 0"))
    #expect(InputFile.kind(of: folder.path + "/none.json") == nil)
  }

  @Test func `A sweep goes on from the points that are done, and from no other sweep's`() throws {
    let arguments = TuneCommandTests.nine + ["reveal/rows-settle", "--quiet"]
    #expect(tune(arguments).code == 0)
    let whole = try bytes("whole/tune.json")
    var part = try record("whole/tune.json")
    part.points = Array(part.points[2...4])
    // A value that no run gives shows whether the point is taken from the file.
    part.points[0].outcome = .measured([1, 2, 3, 4, 5, 6])
    let file = folder.write("part.json", part.json())
    let partial = folder.path + "/resumed/tune.partial.json"
    try OutputFile.write(part.json(), to: partial)
    #expect(tune(arguments + ["--resume", partial], out: "resumed").code == 0)
    #expect(InputFile.kind(of: partial) == nil)
    let resumed = try record("resumed/tune.json")
    #expect(resumed.points.count == 9)
    #expect(resumed.points[2].outcome == .measured([1, 2, 3, 4, 5, 6]))
    #expect(try bytes("resumed/tune.json") != whole)
    let other = tune(arguments + ["--set", "reveal.tolerance=1pt", "--resume", file], out: "other")
    #expect(other.code == 1)
    #expect(other.complaints.contains("this is another sweep: other constants hold for it"))
    #expect(tune(arguments + ["--resume", folder.path + "/none"], out: "other").code == 1)
  }

  @Test func `Points of a list keep the current value of what they do not name`() throws {
    let list = folder.write(
      "points.txt",
      "# two points\nreveal.passDelay=16ms reveal.stillPasses=2\n\nreveal.stillPasses=5 # slow\n"
    )
    #expect(tune(["--points", list, "reveal/all-ready"]).code == 0)
    let record = try record("whole/tune.json")
    #expect(record.points.map(\.values) == [["16 ms", "2"], ["32 ms", "5"]])
    #expect(record.plan.mode == "list")
  }

  @Test func `Draws of one seed are the same points`() throws {
    let arguments = [
      "--vary", "reveal.passDelay=4ms..200ms:50", "--vary", "reveal.stillPasses=1..20:20",
      "--random", "12", "reveal/all-ready", "--quiet",
    ]
    for (out, seed) in [("a", "5"), ("b", "5"), ("c", "6")] {
      #expect(tune(arguments + ["--seed", seed], out: out).code == 0)
    }
    #expect(try bytes("a/tune.json") == bytes("b/tune.json"))
    #expect(try record("a/tune.json").points != record("c/tune.json").points)
  }

  @Test func `Sensitivity without --vary tries each constant by itself`() throws {
    let result = tune(["--sensitivity", "reveal/all-ready"])
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(result.output.contains("\nNo value tried changes anything here: "))
    let record = try record("whole/tune.json")
    #expect(record.plan.axes.count > 20)
    #expect(record.points[0].values == record.plan.current)
    for point in record.points.dropFirst() {
      #expect(zip(point.values, record.plan.current).count { $0 != $1 } == 1)
    }
    let refused = record.points.filter { if case .refused = $0.outcome { true } else { false } }
    #expect(refused.count < 5)
  }

  /// BM-SWEEP-4.
  @Test func `A point that the current constants beat whatever comes is dropped early`() throws {
    let arguments = ["--vary", "reveal.passDelay=32ms,500ms", "--objective", "reveal.ms:worst"]
    let result = tune(arguments + ["reveal/rows-settle", "reveal/all-ready", "reveal/short-rows"])
    #expect(result.output.contains("dropped"))
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("1 dropped, because the current constants beat"))
    let record = try record("whole/tune.json")
    #expect(record.points.map(\.outcome)[1] == .dropped(afterRuns: 1))
  }

  @Test func `A point that misses a budget is marked and never recommended`() throws {
    // Two still passes reveal sooner than the budget of the scenario pins.
    let arguments = ["--vary", "reveal.stillPasses=2,3", "--objective", "reveal.ms"]
    let result = tune(arguments + ["reveal/rows-settle"])
    #expect(result.code == 0)
    #expect(result.output.contains("recommended: keep the current constants; no point that keeps"))
    #expect(result.output.contains("1 point beats them and misses budgets: reveal.stillPasses = 2"))
    let record = try record("whole/tune.json")
    #expect(record.points[0].misses?.metric == .revealMs && record.points[1].misses == nil)
    #expect(record.currentMisses == nil && record.plan.runs[0].budgets > 0)
    let gate = command.run([
      "run", "reveal/rows-settle", "--set", "reveal.stillPasses=2", "--out", folder.path, "--quiet",
    ])
    #expect(gate.code == 2)
  }

  @Test func `Prices are varied, too; a scenario's own one is the current value`() throws {
    let arguments = ["--vary", "cost.render=own,0ms,9ms", "--objective", "reveal.ms", "--all"]
    let scenarios = ["hitch/render-misses-60", "reveal/rows-settle"]
    #expect(tune(arguments + scenarios + ["--set", "reveal.tolerance=1pt"]).code == 0)
    let record = try record("whole/tune.json")
    #expect(record.plan.current == ["own"] && record.points.map(\.values)[1] == ["0 ms"])
    #expect(tune(arguments + ["reveal/rows-settle"], out: "free").code == 0)
    #expect(try self.record("free/tune.json").plan.current == ["0 ms"])
  }

  @Test func `Seeds that draw nothing new are left out and told`() throws {
    let result = tune(["--vary", "reveal.stillPasses=3", "--seeds", "2..4", "reveal/all-ready"])
    #expect(result.output.contains("seeds: left out 3 runs of other seeds with nothing new"))
    #expect(try record("whole/tune.json").plan.runs.count == 1)
  }

  @Test func `Constants of text are varied, too: rows are measured for each choice`() throws {
    let arguments = ["--vary", "text.tailoring=web,uax14", "--vary", "reveal.stillPasses=2,3"]
    #expect(tune(arguments + ["corpus/open-chat", "--objective", "work.measures"]).code == 0)
    let record = try record("whole/tune.json")
    #expect(record.points.count == 4)
    #expect(record.points.allSatisfy { $0.measured != nil })
  }

  @Test func `Constants that do not fit one another are a line of the table`() {
    let result = tune(["--vary", "reveal.maximumPasses=2,63", "reveal/all-ready"])
    #expect(result.code == 0)
    #expect(result.output.contains("refused"))
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("1 refused, because their constants do not fit one another"))
  }

  @Test func `Shards and parts never take each other's place`() throws {
    let shard = try #require(SweepShard("2/4"))
    let names = [SweepShard.whole, shard].flatMap { shard in
      [false, true].map { TuneCommand.fileName(shard, isPartial: $0) }
    }
    #expect(
      names == ["tune.json", "tune.partial.json", "tune.2-of-4.json", "tune.2-of-4.partial.json"]
    )
  }

  @Test func `A sweep that is interrupted keeps what is there and says how to go on`() throws {
    let out = folder.path + "/stopped"
    let bench = PathText.executableFolder + "/timeline-bench"
    let vary = "--vary reveal.passDelay=4ms..203ms:200 --vary reveal.stillPasses=1..30:30"
    let line =
      "cd '\(CommandProcess.root)' && timeout --preserve-status -s INT 4 '\(bench)' tune \(vary) "
      + "'reveal/*' --out '\(out)' >/dev/null 2>'\(folder.path)/said'"
    #expect(system(line) != 0)
    let said = String(decoding: try bytes("said"), as: UTF8.self)
    #expect(said.contains("go on with --resume \(out)/tune.partial.json"))
    #expect(try !record("stopped/tune.partial.json").isComplete)
    #expect(InputFile.kind(of: out + "/tune.json") == nil)
  }
}
