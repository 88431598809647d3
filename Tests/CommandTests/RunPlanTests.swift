import ChatScenarios
import MarkdownRows
import TestSupport
import Testing

@testable import timeline_bench

/// Covers `MetricsFile+Reading`.
@Suite struct RunPlanTests {
  private let folder = TemporaryFolder()

  private func plan(_ arguments: String...) throws -> RunPlan {
    let catalog = ["--scenarios", CommandProcess.root + "/Benchmarks/Scenarios"]
    return try RunPlan(RunOptions(arguments + catalog))
  }

  private func names(_ plan: RunPlan) -> [String] { plan.runs.map(\.scenario.name.description) }

  @Test func `Without a name the catalogue runs, but for what runs over an input`() throws {
    let plan = try plan()
    #expect(names(plan).contains("reveal/all-ready"))
    #expect(!names(plan).contains { $0.hasPrefix("input/") })
    #expect(plan.recordedCorpus?.name == "corpus")
    #expect(!plan.measuresOwnText)
    #expect(try plan.fonts() == nil)
  }

  /// T-DET-6, T-FONT-5.
  @Test func `The recorded file is for the catalogue alone, without an input or metrics given`()
    throws
  {
    let input = folder.write("a.md", "one")
    let own = try plan("--input", input)
    #expect(own.recordedCorpus == nil)
    #expect(own.measuresOwnText)
    let heights = #""rowHeights":[{"row":"a.md","widthPt":402,"heightPt":50}]"#
    let file = folder.write("m.json", #"{"schema":"timelinebench.metrics/1",\#(heights)}"#)
    let given = try plan("corpus/*", "--metrics", file)
    #expect(given.recordedCorpus == nil)
    #expect(given.metrics?.hasRowHeights == true)
    #expect(given.runs[0].command.contains("--metrics \(file)"))
    #expect(given.measuresOwnText)
    let path = CommandProcess.root + "/Benchmarks/Scenarios/corpus/open-chat.json"
    let copy = folder.write("corpus/open-chat.json", try InputFile.read(path, as: path))
    #expect(try plan(copy).measuresOwnText)
    #expect(try !plan("corpus/open-chat", "--seed", "5").measuresOwnText)
    #expect(throws: InputError.self) { try self.plan("--metrics", input) }
  }

  @Test func `With an input the scenarios over it run, once for each input`() throws {
    let first = folder.write("a.md", "one")
    let second = folder.write("b.md", "two")
    let plan = try plan("--input", first, "--input", second)
    #expect(names(plan) == ["input/open", "input/open"])
    #expect(plan.runs[0].input != plan.runs[1].input)
    #expect(plan.skipped.count == 2)
    #expect(plan.runs[0].command.contains("run input/open --input \(first)"))
  }

  @Test func `An open pattern leaves out what needs an input and says so`() throws {
    let plan = try plan("*")
    #expect(
      plan.skipped == ["input/open needs --input FILE", "input/stream-reply needs --input FILE"]
    )
    #expect(throws: UsageError.self) { try self.plan("input/*") }
    #expect(throws: UsageError.self) { try self.plan("input/open") }
  }

  @Test func `A named scenario that an input is too short for is refused`() {
    let file = folder.write("a.md", "one")
    #expect(throws: InputError.self) { try plan("input/stream-reply", "--input", file) }
  }

  @Test func `An input that nothing reads is refused`() {
    let file = folder.write("a.md", "one")
    #expect(throws: UsageError("--input: none of the scenarios asked for runs over an input")) {
      try plan("reveal/*", "--input", file)
    }
  }

  @Test func `Options replace what the scenarios say`() throws {
    let plan = try plan(
      "reveal/all-ready",
      "--device",
      "iPhone 17",
      "--seed",
      "9",
      "--set",
      "reveal.passDelay=48ms",
      "--reduce-motion"
    )
    let scenario = try #require(plan.runs.first).scenario
    #expect(scenario.device == "iPhone 17")
    #expect(scenario.seed == 9)
    #expect(scenario.reduceMotion)
    #expect(scenario.constants == [ConstantSetting(key: "reveal.passDelay", text: "48ms")])
  }

  @Test func `Costs of the options replace those of the scenario, a single price the last`() throws
  {
    let example = CommandProcess.root + "/Benchmarks/Costs/example.json"
    let file = try plan("reveal/all-ready", "--cost", example).runs[0].scenario.costs
    #expect(file.name == "modelled-example")
    let both = try plan(
      "reveal/all-ready",
      "--cost",
      "modelled-phone",
      "--set",
      "cost.render=5ms"
    ).runs[0].scenario.costs
    #expect(both.name == "stated")
    #expect(both.settings.first == ConstantSetting(key: "cost.render", text: "5 ms"))
    #expect(both.settings.count == 8)
    #expect(try plan("reveal/all-ready").runs[0].scenario.costs == .free)
    #expect(throws: InputError.self) { try self.plan("--cost", "modelled-hone") }
  }

  @Test func `A file of the catalogue keeps its budgets, a copy elsewhere has none`() throws {
    let path = CommandProcess.root + "/Benchmarks/Scenarios/reveal/all-ready.json"
    #expect(try plan(path).runs.first?.budgets.isEmpty == false)
    let copy = folder.write("reveal/all-ready.json", try InputFile.read(path, as: path))
    #expect(try plan(copy).runs.first?.budgets.isEmpty == true)
  }

  @Test func `Constants that do not fit each other are refused before anything runs`() {
    #expect(throws: InputError.self) {
      try plan(
        "reveal/all-ready",
        "--set",
        "reveal.stillPasses=30",
        "--set",
        "reveal.maximumPasses=30"
      )
    }
  }

  @Test func `Table heights need no text`() throws {
    let plan = try plan("reveal/*")
    #expect(!plan.measuresOwnText)
    #expect(plan.recordedCorpus == nil)
  }
}
