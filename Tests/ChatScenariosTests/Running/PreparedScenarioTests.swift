import ChatScenarios
import FrameMetrics
import Testing
import TimelineUnits

@Suite struct PreparedScenarioTests {
  private func scenario(_ name: String) throws -> Scenario {
    let catalog = try ScenarioCatalog(folder: Scenarios.root + "/Benchmarks/Scenarios")
    return try catalog.load(try #require(ScenarioName(name)))
  }

  @Test func `A prepared scenario measures what a whole run with the same constants measures`()
    throws
  {
    for name in ["reveal/rows-settle", "reveal/keeps-resizing", "render/streaming-row"] {
      var scenario = try scenario(name)
      var runner = ScenarioRunner(text: LengthMeasurer())
      let prepared = try runner.prepare(scenario, histories: Histories())
      let plain = try runner.run(scenario, histories: Histories())
      #expect(try prepared.measurements(with: []) == plain.measurements)
      #expect(prepared.digest == plain.digest)
      let setting = ConstantSetting(key: "reveal.passDelay", text: "48ms")
      scenario.constants.append(setting)
      let changed = try runner.run(scenario, histories: Histories())
      #expect(try prepared.measurements(with: [setting]) == changed.measurements)
      #expect(changed.measurements[.revealMs] != plain.measurements[.revealMs])
    }
  }

  @Test func `Prices change a run, 'own' leaves the scenario's`() throws {
    var scenario = try scenario("render/streaming-row")
    var runner = ScenarioRunner(text: LengthMeasurer())
    let free = try runner.prepare(scenario, histories: Histories())
    let price = ConstantSetting(key: "cost.render", text: "9ms")
    scenario.costs = try scenario.costs.changed(by: [price])
    let dear = try runner.prepare(scenario, histories: Histories())
    #expect(try free.measurements(with: [price]) == dear.measurements(with: []))
    let own = ConstantSetting(key: "cost.render", text: CostTable.own)
    #expect(try dear.measurements(with: [own]) == dear.measurements(with: []))
    #expect(try free.measurements(with: [own]) != dear.measurements(with: [own]))
    #expect(free.inputDigest != dear.inputDigest)
  }

  @Test func `A seed that nothing is drawn from gives the same input`() throws {
    var runner = ScenarioRunner(text: LengthMeasurer())
    var scenario = try scenario("reveal/rows-settle")
    let first = try runner.prepare(scenario, histories: Histories())
    scenario.seed &+= 1
    #expect(try runner.prepare(scenario, histories: Histories()).inputDigest == first.inputDigest)
    scenario.duration = scenario.duration + .seconds(1)
    #expect(try runner.prepare(scenario, histories: Histories()).inputDigest != first.inputDigest)
  }

  @Test func `Constants that do not fit one another are an error and no run`() throws {
    var runner = ScenarioRunner(text: LengthMeasurer())
    let prepared = try runner.prepare(scenario("reveal/all-ready"), histories: Histories())
    #expect(
      throws: InputError(
        place: "reveal/all-ready",
        message: "reveal.maximumPasses must be larger than reveal.stillPasses"
      )
    ) {
      try prepared.measurements(with: [ConstantSetting(key: "reveal.maximumPasses", text: "3")])
    }
  }
}
