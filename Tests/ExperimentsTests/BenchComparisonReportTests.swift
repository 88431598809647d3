import BenchmarkKit
import ChatScenarios
import StrictJSON
import Testing

@testable import Experiments

@Suite struct BenchComparisonReportTests {
  private static func report(_ cases: [(name: String, unit: String, ratio: Double?)])
    -> BenchComparisonReport
  {
    let record = BenchRecord(
      toolchain: ToolchainKey.current,
      buildMode: "release",
      hashMode: "deterministic",
      entries: cases.map { BenchEntry(name: $0.name, unit: $0.unit, kind: .time) }
    )
    return BenchComparisonReport(
      base: record,
      head: record,
      findings: [
        BenchFinding(
          name: "",
          what: "memory",
          tier: .counted,
          verdict: .notComparable(field: "toolchain")
        )
      ],
      pairs: cases.map { name, _, ratio in
        PairedResult(
          name: name,
          pairs: 20,
          undefined: 1,
          change: ratio.map { RatioInterval(low: $0, ratio: $0, high: $0) },
          twin: nil,
          wall: nil,
          confirmation: nil,
          delta: 0.05,
          isBelowFloor: false,
          needed: 80,
          verdict: .inconclusive
        )
      }
    )
  }

  /// BM-STAT-9.
  @Test func `Means hold ratios of one unit each, and none that is not defined`() throws {
    let report = Self.report([("a", "µs", 2), ("b", "ms", 3), ("c", "µs", 0.5), ("d", "ms", nil)])
    #expect(report.means.map(\.unit) == ["µs", "ms"])
    #expect(report.means.map(\.ratios.count) == [2, 1])
    #expect(abs(try #require(report.means[0].mean) - 1) < 1e-12)
  }

  /// BM-STAT-2.
  @Test func `The report is JSON with null for what is not defined`() throws {
    let root = try JSONDocument(Self.report([("a", "µs", nil)]).json()).root
    #expect(try root.member("schema")?.string() == "timelinebench.bench-comparison/1")
    let pair = try #require(try root.member("pairs")?.elements().first { _ in true })
    for key in ["change", "baseToBase", "confirmation", "wallRatio"] {
      let values = try pair.members().filter { String(decoding: $0.key, as: UTF8.self) == key }
      #expect(values.map(\.value.isNull) == [true], "\(key)")
    }
    #expect(try pair.member("neededPairs")?.exactInteger() == 80)
    let finding = try #require(try root.member("findings")?.elements().first { _ in true })
    #expect(try finding.member("field")?.string() == "toolchain")
  }

  /// BM-EXP-2: a report that was read writes the same bytes, whatever its verdicts.
  @Test func `A report that is written, read and written again has the same bytes`() throws {
    var report = Self.report([("a", "µs", 1.25), ("b", "MB/s", nil)])
    report.base.revision.commit = "base"
    report.head.revision = SourceRevision(commit: "head", isDirty: true)
    report.head.loadAverages = [0.25, 1.5]
    report.pairs[0].twin = RatioInterval(low: 0.99, ratio: 1, high: 1.02)
    report.pairs[0].wall = 1.5
    report.pairs[0].needed = nil
    for verdict in [BenchFinding.Verdict.same, .better, .worse, .told] {
      report.findings.append(
        BenchFinding(
          name: "a",
          what: "time",
          tier: .timed,
          unit: "× reference",
          base: 2,
          head: 3,
          verdict: verdict
        )
      )
    }
    let read = try BenchComparisonReport(report.json(), at: "bench.json")
    #expect(read.json() == report.json())
    #expect(read.pairs == report.pairs && read.findings == report.findings)
    #expect(read.means.map(\.unit) == ["µs"])
  }

  @Test(arguments: [
    ("\"ratio\": 1.25", "\"ratio\": 9"), ("\"low\": 1.25", "\"low\": 0"),
    ("\"high\": 1.25", "\"high\": 1e9"), ("\"inconclusive\"", "\"fine\""),
    ("\"counted\"", "\"felt\""), ("bench-comparison/1", "bench-comparison/2"),
    ("\"pairs\": 20", "\"pairs\": -20"), ("\"delta\": 0.05", "\"delta\": null"),
  ])
  func `A report with a value that none can have is refused in one line`(
    right: String,
    wrong: String
  ) throws {
    let text = String(decoding: Self.report([("a", "µs", 1.25)]).json(), as: UTF8.self)
    #expect(text.contains(right))
    let broken = Array(text.replacing(right, with: wrong).utf8)
    let error = #expect(throws: InputError.self) {
      try BenchComparisonReport(broken, at: "bench.json")
    }
    #expect(error?.description.hasPrefix("bench.json: ") == true)
  }
}
