import ChatScenarios
import Experiments
import FrameMetrics
import Testing

/// Covers `SweepMisses`.
@Suite struct SweepTrialTests {
  /// The folder of the package.
  private static let root = ["", "", "", ""].reduce(#filePath) { path, _ in
    PathText.parent(of: path) ?? "/"
  }

  private func prepared(_ names: [String]) throws -> [PreparedScenario] {
    let catalog = try ScenarioCatalog(folder: SweepTrialTests.root + "/Benchmarks/Scenarios")
    var runner = ScenarioRunner(text: MarkdownMeasurer(metrics: nil, fonts: nil))
    return try names.map { name in
      let scenario = try catalog.load(try #require(ScenarioName(name)))
      return try runner.prepare(scenario, histories: Histories())
    }
  }

  private func plan(
    _ key: String,
    _ current: String,
    _ objectives: [String],
    _ scenarios: [PreparedScenario]
  ) throws -> SweepPlan {
    SweepPlan(
      axes: [SweepAxis(key: key, values: [current])],
      mode: "grid",
      points: [[current]],
      current: [current],
      settings: [],
      objectives: try objectives.map { try #require(SweepObjective(parsing: $0)) },
      runs: scenarios.map {
        SweepPlan.Run(
          scenario: $0.name.description,
          device: "plain",
          seed: 1,
          input: nil,
          digest: $0.digest
        )
      }
    )
  }

  private func trial(
    _ key: String,
    _ current: String,
    _ objectives: [String],
    _ names: String...
  ) throws -> SweepTrial {
    let scenarios = try prepared(names)
    return try SweepTrial(
      plan(key, current, objectives, scenarios),
      scenarios: scenarios,
      budgets: names.map { _ in [] }
    )
  }

  private func ms(_ number: Double) -> Int64? {
    Measure(nearest: number, unit: .milliseconds)?.parts
  }

  @Test func `A point's values are those of its runs, put together`() throws {
    let trial = try trial(
      "reveal.passDelay",
      "32 ms",
      ["reveal.ms:worst", "reveal.ms:sum"],
      "reveal/all-ready",
      "reveal/rows-settle"
    )
    #expect(trial.current == [ms(224), ms(352)])
    #expect(trial.point(0, ["32 ms"]).outcome == .measured([ms(224), ms(352)]))
    #expect(trial.point(0, ["16 ms"]).outcome == .measured([ms(160), ms(224)]))
  }

  /// BM-SWEEP-4.
  @Test func `Every point that is dropped is one that the current constants beat, for 60 points`()
    throws
  {
    let objectives = ["reveal.ms:p95", "shift.pt.max"]
    let names = ["reveal/rows-settle", "reveal/all-ready", "reveal/short-rows"]
    let scenarios = try prepared(names)
    let plan = try plan("reveal.passDelay", "32 ms", objectives, scenarios)
    let trial = try SweepTrial(plan, scenarios: scenarios, budgets: [[], [], []])
    var dropped = 0
    for delay in 4..<64 {
      let setting = ConstantSetting(key: "reveal.passDelay", text: "\(delay)ms")
      let outcome = trial.point(0, [setting.text]).outcome
      let runs = try scenarios.map { try $0.measurements(with: [setting]) }
      let full = plan.objectives.map { objective in
        objective.value(of: runs.map { $0[objective.metric]?.parts })
      }
      if case .dropped(let count) = outcome {
        dropped += 1
        #expect(count < names.count)
        #expect(ParetoFront.dominates(trial.current, full, plan.objectives), "\(delay) ms")
      } else {
        #expect(outcome == .measured(full), "\(delay) ms")
      }
    }
    #expect(dropped > 10)
  }

  @Test func `Budgets that a point misses are counted over its runs, the first is named`() throws {
    let scenarios = try prepared(["reveal/all-ready", "reveal/rows-settle"])
    let budgets = try [128.0, 224].map { limit in
      [
        try #require(Budget(.revealMs, .equals, value: limit)),
        try #require(Budget(.revealMs, .atMost, value: limit)),
      ]
    }
    let trial = try SweepTrial(
      plan("reveal.passDelay", "32 ms", ["reveal.ms"], scenarios),
      scenarios: scenarios,
      budgets: budgets
    )
    #expect(trial.currentMisses == nil)
    #expect(trial.point(7, ["32 ms"]).misses == nil)
    let early = trial.point(8, ["16 ms"])
    #expect(early.index == 8 && early.values == ["16 ms"])
    #expect(early.misses == SweepMisses(count: 2, run: 0, metric: .revealMs))
    let missing = try SweepTrial(
      plan("reveal.passDelay", "32 ms", ["reveal.ms"], scenarios),
      scenarios: scenarios,
      budgets: [[], [try #require(Budget(.revealMs, .equals, value: 1))]]
    )
    #expect(missing.currentMisses == SweepMisses(count: 1, run: 1, metric: .revealMs))
  }

  @Test func `A run that is no longer revealed makes its point worse than any`() throws {
    let alone = try trial("reveal.passDelay", "32 ms", ["reveal.ms"], "reveal/rows-settle")
    #expect(alone.point(0, ["500 ms"]).outcome == .measured([nil]))
    let pair = try trial(
      "reveal.passDelay",
      "32 ms",
      ["reveal.ms"],
      "reveal/rows-settle",
      "reveal/all-ready"
    )
    #expect(pair.point(0, ["500 ms"]).outcome == .dropped(afterRuns: 1))
  }

  @Test func `Constants that do not fit one another are refused with the reason`() throws {
    let trial = try trial("reveal.maximumPasses", "63", ["reveal.ms"], "reveal/all-ready")
    let reason = "reveal.maximumPasses must be larger than reveal.stillPasses"
    #expect(trial.point(0, ["3"]).outcome == .refused(reason))
  }
}
