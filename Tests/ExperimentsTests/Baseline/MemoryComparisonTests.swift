import ChatScenarios
import Testing

@testable import Experiments

@Suite struct MemoryComparisonTests {
  private func counted(
    _ allocations: Int?,
    key: String = "k",
    _ name: String = "a/a"
  ) throws -> MemoryBaseline {
    var counts = MemoryCounts()
    counts[.allocations] = allocations
    counts[.retains] = 5
    return MemoryBaseline(
      key: key,
      [.init(scenario: try #require(ScenarioName(name)), counts: counts)]
    )
  }

  /// BM-TIER-2.
  @Test func `Counts of another toolchain are not comparable, whatever they are`() throws {
    let found = MemoryComparison.findings(try counted(9), with: try counted(7, key: "other"))
    #expect(found == [.otherKey(base: "other", head: "k")] && found[0].isIncomparable)
  }

  @Test func `One allocation more is worse unless it is allowed, one less is better`() throws {
    let name = try #require(ScenarioName("a/a"))
    let base = try counted(7)
    #expect(MemoryComparison.findings(base, with: base).isEmpty)
    #expect(
      MemoryComparison.findings(try counted(8), with: base) == [
        .worse(name, .allocations, base: 7, head: 8)
      ]
    )
    #expect(MemoryComparison.findings(try counted(8), with: base, allowance: 1).isEmpty)
    #expect(MemoryComparison.findings(try counted(6), with: base, allowance: 1).isEmpty)
    #expect(MemoryComparison.findings(try counted(9), with: base, allowance: 1).count == 1)
    let better = MemoryComparison.findings(try counted(6), with: base)
    #expect(better == [.better(name, .allocations, base: 7, head: 6)])
    #expect(!better[0].isIncomparable)
  }

  /// BM-PRIN-5.
  @Test func `Nothing counted, or counted on one side alone, is no pass`() throws {
    let name = try #require(ScenarioName("a/a"))
    let empty = MemoryBaseline(key: "k", [])
    #expect(MemoryComparison.findings(empty, with: try counted(7)) == [.empty])
    #expect(MemoryComparison.findings(try counted(7), with: empty) == [.missing(name)])
    #expect(
      MemoryComparison.findings(try counted(7), with: try counted(7, key: "k", "b/b")) == [
        .missing(name), .stale(try #require(ScenarioName("b/b"))),
      ]
    )
    #expect(
      MemoryComparison.findings(try counted(nil), with: try counted(7)) == [
        .worse(name, .allocations, base: 7, head: nil)
      ]
    )
  }
}
