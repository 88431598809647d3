import BenchmarkKit
import Experiments
import Testing

@Suite struct BenchEntryTests {
  @Test func `A speed of 4 costs a quarter, and 0 costs nothing that can be told`() {
    var entry = BenchEntry(name: "a", unit: "MB/s", kind: .time, isHigherBetter: true, figure: 4)
    #expect(entry.cost == 0.25)
    entry.figure = 0
    #expect(entry.cost == nil)
    entry.figure = nil
    #expect(entry.cost == nil)
  }

  @Test func `A case gives its entry name, unit, bar and direction`() {
    let entry = BenchEntry(
      BenchmarkCase(name: "a/b", unit: "MB/s", bar: .atLeast(3)) { _ in nil }
    )
    #expect(entry.name == "a/b" && entry.unit == "MB/s" && entry.bar == .atLeast(3))
    #expect(entry.isHigherBetter && entry.kind == .time && entry.figure == nil)
  }
}
