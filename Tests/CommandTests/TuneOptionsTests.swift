import ChatScenarios
import Experiments
import Testing

@testable import timeline_bench

@Suite struct TuneOptionsTests {
  private static let one = ["--vary", "reveal.stillPasses=2,3"]

  @Test func `Without more the grid of what is varied is tried on the whole catalogue`() throws {
    let options = try TuneOptions(TuneOptionsTests.one)
    #expect(options.source == .grid && options.shard == .whole && options.out == "out/tune")
    #expect(options.axes.map(\.values) == [["2", "3"]])
    #expect(options.objectives.count == 6 && options.run.scenarios.isEmpty)
  }

  @Test func `Options that choose scenarios go to the run, also behind two hyphens`() throws {
    let more = [
      "--set", "reveal.tolerance=1pt", "--device", "iPhone 17", "--jobs", "3", "--", "a/b",
    ]
    let options = try TuneOptions(TuneOptionsTests.one + more)
    #expect(options.run.settings.map(\.key) == ["reveal.tolerance"])
    #expect(options.run.device == "iPhone 17" && options.run.jobs == 3)
    #expect(options.run.scenarios == ["a/b"])
  }

  @Test func `Seeds of the scenarios are not that of the draws`() throws {
    let options = try TuneOptions(TuneOptionsTests.one + ["--seeds", "2", "--random", "5"])
    #expect(options.seeds == [1, 2] && options.source == .random(5, seed: 1))
    #expect(options.run.seed == nil)
  }

  @Test func `Draws start from seed 1 unless another is given`() throws {
    #expect(
      try TuneOptions(TuneOptionsTests.one + ["--random", "5"]).source == .random(5, seed: 1)
    )
    #expect(
      try TuneOptions(TuneOptionsTests.one + ["--random", "5", "--seed", "9"]).source
        == .random(5, seed: 9)
    )
  }

  @Test(arguments: [
    ([], "vary what? --vary KEY=VALUE,VALUE,…; 'timeline-bench list keys' names keys"),
    (one + one, "--vary: reveal.stillPasses is varied twice"),
    (one + ["--grid", "--sensitivity"], "--grid and --sensitivity exclude each other"),
    (one + ["--points", "x"], "--points holds the values itself, so --vary has no place"),
    (
      ["--vary", "cost.render=1ms", "--set", "cost.render=2ms"],
      "--set cost.render would hold for all points, and --vary changes it"
    ), (one + ["--progress", "xml"], "--progress: xml is neither text nor json"),
    (one + ["--seed", "2"], "--seed goes with --random"),
    (one + ["--random", "0"], "--random: 0 is no whole number from 1 to 1000000"),
    (one + ["--objective", "reveal.ms,reveal.ms"], "--objective: reveal.ms is there twice"),
    (one + ["--shard", "3/2"], "--shard: 3/2 is no part such as 1/4 or 4/4"),
    (
      one + ["--set", "reveal.stillPasses=4"],
      "--set reveal.stillPasses would hold for all points, and --vary changes it"
    ),
    (
      one + ["--objective", "reveal.wait.still"],
      "--objective: reveal.wait.still only describes a run, nothing of it is better"
    ),
    (
      one + ["--objective", "reveal.ms:mean"],
      "--objective: reveal.ms:mean ends in no summary; there are worst, sum, p95, p50"
    ),
    (one + ["--objective", ","], "--objective names no metric"),
    (one + ["--objectiv", "x"], "unknown option --objectiv; nearest: --objective"),
  ])
  func `What does not fit is told`(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try TuneOptions(arguments) }
  }

  @Test func `An unknown metric is told with the nearest`() {
    #expect {
      try TuneOptions(TuneOptionsTests.one + ["--objective", "reveal.mss"])
    } throws: { error in
      (error as? UsageError)?.message.hasPrefix(
        "--objective: unknown metric reveal.mss; nearest: reveal.ms"
      ) == true
    }
  }
}
