import BenchmarkKit
import Testing

/// Covers `HostMath`.
@Suite struct RatioGroupTests {
  /// BM-STAT-9.
  @Test func `Twice as much and half as much are no change in the mean`() throws {
    var group = RatioGroup(unit: "µs", tier: .timed)
    #expect(group.mean == nil)
    let isTaken = [2, 0.5].map { group.add($0, unit: "µs", tier: .timed) }
    #expect(isTaken == [true, true])
    #expect(abs(try #require(group.mean) - 1) < 1e-12)
  }

  /// BM-STAT-9.
  @Test func `A ratio of another unit or tier is not taken`() {
    var group = RatioGroup(unit: "µs", tier: .timed)
    let isTaken = [
      group.add(2, unit: "MB/s", tier: .timed), group.add(2, unit: "µs", tier: .counted),
    ]
    #expect(isTaken == [false, false])
    #expect(group.ratios.isEmpty)
  }

  /// BM-STAT-2.
  @Test func `A ratio of 0 leaves the mean without a value`() {
    var group = RatioGroup(unit: "µs", tier: .timed)
    let isTaken = group.add(0, unit: "µs", tier: .timed)
    #expect(isTaken)
    #expect(group.mean == nil)
  }
}
