import ChatScenarios
import Testing
import TimelineSimulation
import TimelineUnits

@Suite struct CostKeyTests {
  @Test func `A price is shown in milliseconds, and its meaning is a sentence`() throws {
    let key = try #require(CostTable.costKey("cost.commit"))
    #expect(key.text(in: WorkCost(commit: Interval(ticks: 529_200))) == "0.75 ms")
    #expect(key.text(in: WorkCost()) == "0 ms")
    #expect(CostTable.all.allSatisfy { $0.meaning.hasSuffix(".") && $0.meaning.count > 15 })
  }
}
