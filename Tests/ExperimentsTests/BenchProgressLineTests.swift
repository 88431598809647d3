import BenchmarkKit
import Experiments
import StrictJSON
import Testing

@Suite struct BenchProgressLineTests {
  /// BM-PROG-2.
  @Test func `A finished case is one line with samples, estimates and no bounds`() throws {
    let entry = BenchEntry(
      name: "a/b",
      unit: "µs",
      kind: .time,
      samples: SampleRecord(
        cpu: Samples([4, 1, 2]),
        wall: Samples([5, 2, 3]),
        operations: 8,
        warmUpBlocks: 1,
        isWarm: true
      )
    )
    let line = BenchProgressLine.complete(entry)
    #expect(!line.contains(UInt8(ascii: "\n")))
    let root = try JSONDocument(line).root
    #expect(try root.member("reason")?.string() == "benchmark-complete")
    #expect(try root.member("id")?.string() == "a/b")
    #expect(try root.member("iteration_count")?.elements().count == 3)
    let median = try #require(try root.member("median"))
    #expect(try median.member("estimate")?.number() == 2)
    #expect(try median.member("lower_bound")?.isNull == true)
    #expect(try root.member("median_abs_dev")?.member("estimate")?.number() == 1)
  }

  /// BM-STAT-2.
  @Test func `A case without samples has null estimates, and the end is a line too`() throws {
    let line = BenchProgressLine.complete(BenchEntry(name: "a", unit: "µs", kind: .time))
    let root = try JSONDocument(line).root
    #expect(try root.member("mean")?.member("estimate")?.isNull == true)
    #expect(try root.member("measured_values")?.elements().count == 0)
    #expect(try JSONDocument(BenchProgressLine.finished).root.member("reason") != nil)
  }
}
