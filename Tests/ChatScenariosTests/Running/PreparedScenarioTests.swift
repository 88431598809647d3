import ChatScenarios
import FrameMetrics
import Testing

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
