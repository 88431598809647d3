import ChatScenarios
import Experiments
import Testing

@Suite struct MemoryFindingTests {
  @Test func `Each finding says what is where, and what accepting it changes`() throws {
    let name = try #require(ScenarioName("a/b"))
    let worse = MemoryFinding.worse(name, .allocations, base: 7, head: 8)
    #expect(worse.message == "memory: allocations is 8, was 7: regression")
    #expect(worse.change == "a/b: allocations 7 -> 8")
    #expect(worse.scenario == name && worse.isRegression && !worse.isIncomparable)
    let gone = MemoryFinding.worse(name, .retains, base: 7, head: nil)
    #expect(gone.message == "memory: retains is not counted, was 7: regression")
    let better = MemoryFinding.better(name, .bytes, base: 8, head: 7)
    #expect(better.message == "memory: bytes is 7, was 8: improvement" && !better.isRegression)
    let other = MemoryFinding.otherKey(base: "old", head: "new")
    #expect(other.message.contains("the toolchain: new here, old in the baseline"))
    #expect(other.scenario == nil && other.change == "all: old -> new" && !other.isRegression)
    for finding in [MemoryFinding.missing(name), .stale(name)] {
      #expect(finding.scenario == name && finding.isIncomparable && !finding.isRegression)
      #expect(finding.change.hasPrefix("a/b: ") && !finding.message.isEmpty)
    }
    #expect(MemoryFinding.empty.isIncomparable && MemoryFinding.empty.change == "all: nothing")
  }
}
