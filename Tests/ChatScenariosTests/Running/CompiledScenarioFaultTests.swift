import ChatScenarios
import FrameMetrics
import Testing
import TimelineScroll
import TimelineUnits

@Suite struct CompiledScenarioFaultTests {
  @Test func `A scenario that is compiled once runs with and without a fault`() throws {
    let scenario = Scenario(
      name: try #require(ScenarioName("reveal/rows")),
      title: "Rows that are ready",
      device: "plain",
      duration: .seconds(1),
      rows: [RowGroup(source: .heights([.points(900), .points(120)]), preparation: .ready)]
    )
    var runner = ScenarioRunner(text: MarkdownMeasurer(metrics: nil, fonts: nil))
    let compiled = try runner.compile(scenario, histories: Histories())
    #expect(try compiled.measurements()[.revealMs]?.value == 128)
    #expect(try compiled.measurements(with: .coverLiftsAPassEarly)[.revealMs]?.value == 96)
    #expect(try compiled.measurements()[.revealMs]?.value == 128)
  }
}
