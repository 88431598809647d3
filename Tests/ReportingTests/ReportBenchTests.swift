import BenchmarkKit
import ChatScenarios
import StrictJSON
import Testing

@testable import Experiments
@testable import Reporting

/// Covers `ReportBenchData`.
@Suite struct ReportBenchTests {
  static func pair(
    _ name: String,
    _ change: RatioInterval?,
    _ verdict: TimeVerdict = .same
  ) -> PairedResult {
    PairedResult(
      name: name,
      pairs: 20,
      undefined: 0,
      change: change,
      twin: RatioInterval(low: 0.98, ratio: 1, high: 1.01),
      wall: nil,
      confirmation: nil,
      delta: 0.05,
      isBelowFloor: false,
      needed: nil,
      verdict: verdict
    )
  }

  static func record(_ names: [String] = ["layout/query-1000"]) -> BenchRecord {
    BenchRecord(
      toolchain: "swift",
      buildMode: "release",
      hashMode: "deterministic",
      revision: SourceRevision(commit: "head"),
      entries: names.map { name in
        BenchEntry(
          name: name,
          unit: "µs",
          kind: .time,
          bar: .atMost(2),
          figure: 0.5,
          samples: SampleRecord(
            cpu: Samples([300, 100, 200]),
            wall: Samples([300]),
            operations: 1,
            warmUpBlocks: 0,
            isWarm: true
          ),
          memory: OperationCounts(
            operations: 4,
            counts: AllocationCounts(
              allocations: 10,
              requestedBytes: 64,
              frees: 0,
              peakBytes: 0,
              references: nil
            )
          ),
          instructions: InstructionCount(operations: 2, instructions: 501)
        )
      }
    )
  }

  static func comparison(
    _ pairs: [PairedResult],
    _ findings: [BenchFinding] = []
  ) -> BenchComparisonReport {
    BenchComparisonReport(base: record(), head: record(), findings: findings, pairs: pairs)
  }

  static func finding(
    _ name: String,
    _ base: Double?,
    _ head: Double?,
    _ verdict: BenchFinding.Verdict
  ) -> BenchFinding {
    BenchFinding(
      name: name,
      what: "allocations",
      tier: .counted,
      base: base,
      head: head,
      verdict: verdict
    )
  }

  @Test func `A comparison and a record are told apart, and a second of a kind is refused`() throws
  {
    var bench = ReportBench()
    try bench.add(Self.record().json(), at: "a.json")
    try bench.add(Self.comparison([]).json(), at: "b.json")
    #expect(bench.record == Self.record() && bench.comparison?.pairs == [])
    for (bytes, words) in [
      (Self.record().json(), "a record of bench was given already"),
      (Self.comparison([]).json(), "a comparison of bench was given already"),
      (Array(#"{"schema":"timelinebench.run/1"}"#.utf8), "timelinebench.bench/1 or"),
      (Array("{".utf8), "byte"),
    ] {
      let error = #expect(throws: InputError.self) { try bench.add(bytes, at: "c.json") }
      #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }
  }

  /// BM-STAT-5: what counts is the change beside the smallest one that counts, either way.
  @Test func `Half the time comes before a tenth more, and what is not known comes last`() {
    let ordered = ReportBenchData.ordered([
      Self.pair("unknown", nil), Self.pair("more", RatioInterval(low: 1, ratio: 1.1, high: 1.2)),
      Self.pair("half", RatioInterval(low: 0.4, ratio: 0.5, high: 0.6)),
    ])
    #expect(ordered.map(\.name) == ["half", "more", "unknown"])
    #expect(ReportBenchData.relevance(of: 1.05, delta: 0.05) == 1)
    #expect(ReportBenchData.relevance(of: 1 / 1.05, delta: 0.05) == 1)
    #expect(ReportBenchData.relevance(of: 1, delta: 0) == 0)
    #expect(ReportBenchData.percent(of: 2.3) == 130)
  }

  @Test func `Counts that are the same are counted and not listed`() {
    let findings = [
      Self.finding("same", 3, 3, .same), Self.finding("less", 100, 99, .better),
      Self.finding("", nil, nil, .notComparable(field: "toolchain")),
      Self.finding("twice", 10, 20, .worse),
    ]
    #expect(ReportBenchData.changed(findings).map(\.name) == ["", "twice", "less"])
  }

  @Test func `The page's data holds intervals, costs by operation, and null for no value`() throws {
    var bench = ReportBench()
    try bench.add(Self.record().json(), at: "a")
    let pairs = [
      Self.pair("a", RatioInterval(low: 1.25, ratio: 1.5, high: 2), .worse), Self.pair("b", nil),
    ]
    try bench.add(
      Self.comparison(pairs, [Self.finding("x", 2, 1, .better)]).json(),
      at: "b"
    )
    var writer = JSONWriter(.compact)
    ReportBenchData(bench).write(&writer)
    let text = String(decoding: writer.finish(), as: UTF8.self)
    for part in [
      #""case":"a","change":[1.25,1.5,2],"twin":[0.98,1,1.01],"confirmation":null,"percent":50"#,
      #""case":"b","change":null"#, #""ns":[200,300,300],"allocations":2.5,"bytes":16"#,
      #""retains":null,"instructions":250.5"#, #""percent":-50,"verdict":"better""#,
      #""atMost":2"#, #""same":0"#,
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }
}
