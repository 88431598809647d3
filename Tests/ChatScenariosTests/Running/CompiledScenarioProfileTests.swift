import ChatScenarios
import MarkdownRows
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct CompiledScenarioProfileTests {
  /// Writes down which rows are measured, and by what their time is weighed.
  private final class Listener: WorkObserver {
    var rows: [ItemID?] = []
    var weights: [WorkStep: Int64] = [:]
    var isOpen = false

    override func began(_ occasion: WorkOccasion, at time: Instant, item: ItemID?) {
      #expect(!isOpen)
      isOpen = true
      if occasion == .row { rows.append(item) }
    }

    override func ended() { isOpen = false }

    override func weighed(_ step: WorkStep, nanoseconds: Int64) {
      weights[step, default: 0] += nanoseconds
    }
  }

  private func scenario(_ name: String) throws -> Scenario {
    try Scenarios.catalog().load(try #require(ScenarioName(name)))
  }

  @Test func `A price is that of the cells, and nothing where work is free`() throws {
    var runner = ScenarioRunner(text: LengthMeasurer())
    let free = try runner.compile(scenario("reveal/all-ready"), histories: Histories())
    #expect(!free.hasCosts && free.rowCount > 0)
    #expect(free.price(configures: 3, heights: [.points(100)]) == .zero)
    var priced = try scenario("reveal/all-ready")
    priced.costs = try priced.costs.changed(by: [
      ConstantSetting(key: "cost.configure", text: "2ms"),
      ConstantSetting(key: "cost.measure", text: "1ms"),
      ConstantSetting(key: "cost.measurePer100Points", text: "4ms"),
    ])
    let compiled = try runner.compile(priced, histories: Histories())
    #expect(compiled.hasCosts)
    let heights: [Length] = [.points(100), .points(50)]
    let price = compiled.price(configures: 3, heights: heights)
    // Three cells at 2 ms, two measurings at 1 ms, 150 pt at 4 ms for each 100.
    #expect(price == Interval.milliseconds(14))
  }

  @Test func `An observer changes no trace and is told of each row of text that is measured`()
    throws
  {
    let listener = Listener()
    let name = try #require(ScenarioName("a/b"))
    var histories = Histories()
    histories.input = (0..<3).map { index in
      TextRow(kind: .agentReply, markdown: Array("Row \(index)".utf8), idHash: UInt64(index))
    }
    let scenario = Scenario(
      name: name,
      title: "Rows of text",
      device: "plain",
      duration: .seconds(1),
      rows: [RowGroup(source: .input(pick: .all), preparation: .modelled(times: 1))]
    )
    let advances = #"{"unitsPerEm":10,"styles":[{"style":"regular","standard":5}]}"#
    let file = #"{"schema":"timelinebench.metrics/1","advances":\#(advances)}"#
    let metrics = try MetricsFile(Array(file.utf8))
    var runner = ScenarioRunner(
      text: MarkdownMeasurer(metrics: metrics, fonts: nil, observer: listener)
    )
    let observed = try runner.compile(scenario, histories: histories, observer: listener)
    var plain = ScenarioRunner(text: MarkdownMeasurer(metrics: metrics, fonts: nil))
    let unobserved = try plain.compile(scenario, histories: histories)
    #expect(listener.rows == (0..<3).map { ItemID(rawValue: $0) })
    #expect(Set(listener.weights.keys) == [.parse, .shape, .fit])
    #expect(observed.trace(observedBy: listener) == unobserved.trace())
  }
}
