import ChatScenarios
import Experiments
import FrameMetrics
import Testing

@testable import timeline_bench

/// Covers `GateOptions`, `GateLines`.
@Suite struct GateReportTests {
  private let budget = Budget(.revealMs, .equals, value: 128)

  private func result(
    _ name: String = "a/b",
    revealMs: Int64 = 128,
    isRepeatable: Bool = true
  ) throws -> RunResult {
    var result = try Results.result(name, revealMs: revealMs, [budget], isRepeatable: isRepeatable)
    result.entry.content = 1
    return result
  }

  private func report(
    _ results: [RunResult],
    base: [RunResult]? = nil,
    _ arguments: [String] = [],
    isWhole: Bool = false,
    skipped: Int = 0,
    isNamed: Bool = true,
    memory: [MemoryFinding] = []
  ) throws -> GateReport {
    let baseline = base.map { base in
      GateBaseline.found(Baseline(Results.record(base)), path: "b.json", isNamed: isNamed)
    }
    return GateReport(
      results,
      Results.record(results),
      skipped: skipped,
      isWhole: isWhole,
      baseline: baseline ?? .declined,
      options: try GateOptions(arguments),
      memory: memory
    )
  }

  /// BM-TIER-2, BM-EXIT-1.
  @Test func `Counts of memory that rise fail, those of another toolchain do not compare`() throws {
    let good = try result()
    let name = good.entry.scenario
    func report(_ finding: MemoryFinding, _ more: [String] = []) throws -> GateReport {
      try self.report([good], base: [good], ["--memory"] + more, memory: [finding])
    }
    let worse = try report(.worse(name, .allocations, base: 7, head: 8))
    #expect(worse.code == .missed && worse.count == "gate: 0 passed, 1 failed, 0 skipped")
    #expect(
      GateLines(report: worse).failures.map(\.line) == [
        "a/b: memory: allocations is 8, was 7: regression; timeline-bench gate a/b --memory"
      ]
    )
    #expect(try report(.otherKey(base: "old", head: "new")).code == .missing)
    #expect(try report(.missing(name)).code == .missing)
    let better = MemoryFinding.better(name, .allocations, base: 7, head: 6)
    #expect(try report(better).code == .pass)
    #expect(try report(better, ["--fail-on-improvement"]).code == .improvement)
  }

  @Test func `A metric that the baseline has nowhere is one line and fails each scenario`() throws {
    let results = [try result("a/b"), try result("a/c")]
    let base = results.map { result in
      var old = result
      let values = Metric.allCases.compactMap { metric in
        result.entry.measurements[metric].map { (metric, $0) }
      }
      let kept = values.filter { $0.0 != .revealMs }
      #expect(kept.count == values.count - 1)
      old.entry.measurements = Measurements(kept.map { ($0.0, $0.1) })
      return old
    }
    let report = try report(results, base: base, ["a/*"])
    #expect(report.code == .missed && report.count == "gate: 0 passed, 2 failed, 0 skipped")
    #expect(
      GateLines(report: report).failures.map(\.line) == [
        "reveal.ms: 2 scenarios have this new metric, which the baseline has nowhere; accept it "
          + "with 'timeline-bench accept --reason TEXT'; timeline-bench gate 'a/*'"
      ]
    )
  }

  /// BM-PRIN-5.
  @Test func `What nothing is held against has not passed, and nothing at all neither`() throws {
    let pass = try result()
    let unjudged = try Results.result("a/c", revealMs: 128, [])
    #expect(try report([pass]).code == .pass)
    #expect(try report([pass, unjudged]).code == .missed)
    #expect(try report([]).code == .missed)
    #expect(
      try report([pass, unjudged], skipped: 3).count == "gate: 1 passed, 1 failed, 3 skipped"
    )
    // A baseline holds it as well as a budget.
    #expect(try report([unjudged], base: [unjudged]).code == .missing)
    var known = unjudged
    known.entry.content = 1
    #expect(try report([known], base: [known]).code == .pass)
  }

  /// BM-EXIT-1: of several codes the first in the order 3, 2, 5, 4.
  @Test func `Each kind of finding has its code, and the worst is told`() throws {
    let good = try result()
    #expect(try report([good], base: [good]).code == .pass)
    #expect(try report([good], base: []).code == .missing)
    let slow = try result(revealMs: 160)
    #expect(try report([slow], base: [good]).code == .missed)
    let broken = try result(revealMs: 160, isRepeatable: false)
    #expect(try report([broken], base: []).code == .violation)
    #expect(try report([slow], base: []).code == .missed)
    // 128 ms instead of 160 ms is better, and keeps its budget.
    #expect(try report([good], base: [slow]).code == .pass)
    #expect(try report([good], base: [slow], ["--fail-on-improvement"]).code == .improvement)
    let other = try result("c/d")
    let mixed = try report([good, other], base: [slow], ["--fail-on-improvement"])
    #expect(mixed.code == .missing)
    #expect(mixed.count == "gate: 0 passed, 2 failed, 0 skipped")
  }

  /// BM-BASE-4.
  @Test func `What one side lacks fails unless the gate is lenient`() throws {
    let (here, there) = (try result("a/b"), try result("c/d"))
    let strict = try report([here], base: [there], isWhole: true)
    #expect(strict.code == .missing)
    #expect(strict.count == "gate: 0 passed, 2 failed, 0 skipped")
    let lenient = try report([here], base: [there], ["--lenient"], isWhole: true)
    #expect(lenient.code == .pass && lenient.count == "gate: 1 passed, 0 failed, 0 skipped")
    var other = here
    other.entry.content = 2
    #expect(try report([other], base: [here], ["--lenient"]).code == .missing)
  }

  @Test func `A missing baseline is no pass`() throws {
    let results = [try result()]
    let absent = GateReport(
      results,
      Results.record(results),
      skipped: 0,
      isWhole: false,
      baseline: .absent(path: "/x/Results/baseline.json"),
      options: try GateOptions([])
    )
    #expect(absent.code == .missing)
    #expect(absent.count == "gate: 0 passed, 1 failed, 0 skipped")
    let line = GateLines(report: absent).failures.map(\.line)
    #expect(line.count == 1 && line[0].contains("'timeline-bench accept --reason TEXT' writes one"))
  }

  @Test func `Rows of one's own are judged by budgets alone unless a baseline is named`() throws {
    var own = try result()
    own.entry.input = RunInput(index: 0, digest: 7)
    let shared = try report([own, try result("c/d")], base: [try result("c/d")], isNamed: false)
    #expect(shared.code == .pass)
    #expect(
      GateLines(report: shared).notes.first == "a/b: rows of your own, judged by budgets alone"
    )
    #expect(try report([own], base: [try result()]).code == .missing)
    #expect(try report([own], base: [own]).code == .pass)
  }

  /// BM-PRIN-7.
  @Test func `Every failure ends with the command that repeats it`() throws {
    let lines = GateLines(
      report: try report(
        [try result(revealMs: 160), try result("c/d")],
        base: [try result(), try result("e/f")],
        ["--baseline", "my base.json", "--device", "iPhone 17"],
        isWhole: true
      )
    ).failures.map(\.line)
    #expect(
      lines == [
        "a/b: reveal.ms is 160 ms, must be = 128 ms; timeline-bench run a/b",
        "a/b: reveal.ms is 160 ms, was 128 ms: regression; "
          + "timeline-bench gate a/b --baseline 'my base.json'",
        "c/d: not in the baseline; accept it first; "
          + "timeline-bench gate c/d --baseline 'my base.json'",
        "e/f: in the baseline, but no scenario any more; accept the whole catalogue anew; "
          + "timeline-bench gate --device 'iPhone 17' --baseline 'my base.json'",
      ]
    )
  }

  @Test func `Budgets alone and options on baselines exclude each other`() {
    for option in ["--lenient", "--fail-on-improvement", "--baseline=x", "--memory"] {
      #expect(throws: UsageError.self) { try GateOptions(["--no-baseline", option]) }
    }
  }
}
