import BenchmarkKit
import ChatScenarios
import Glibc
import TestSupport
import Testing

@testable import Experiments
@testable import timeline_bench

/// Covers `BenchBuild`, `BaseBuild`, `BenchFileComparison`, `PairProgress`, `PairTable`.
@Suite struct BenchBuildComparisonTests {
  private let command = CommandProcess()
  private let own = PathText.executableFolder + "/timeline-bench"
  private let one = ["--case", "coordinator/idle-frame-1000"]

  private func compare(_ base: String, _ arguments: [String]) -> CommandProcess.Result {
    command.run(["bench", "--compare", base] + one + arguments)
  }

  @Test func `What is compared without a wish is one case or more of each suite of hot paths`()
    throws
  {
    let folder = CommandProcess.root + "/Benchmarks/Scenarios"
    var known: [String] = []
    for suite in BenchSuites.allCases where suite != .strategies {
      // Without fonts there are no figures of text.
      guard let made = try? suite.suite(scenarios: folder) else { continue }
      known += made.cases.map(\.name)
    }
    let isMarkdownKnown = known.contains { $0.hasPrefix("markdown/") }
    for name in BenchBuildComparison.hotPaths where isMarkdownKnown || !name.hasPrefix("markdown/")
    {
      #expect(known.contains(name), "\(name)")
    }
    let suites = BenchSuites.allCases.filter { $0 != .strategies && $0 != .catalogue }
    for suite in suites {
      let isThere = BenchBuildComparison.hotPaths.contains { $0.hasPrefix(suite.rawValue + "/") }
      #expect(isThere, "\(suite)")
    }
  }

  /// BM-TIME-2, BM-TIME-6.
  @Test func `Two equal builds count the same and show the interval of the base with itself`() {
    let result = compare(own, ["--tier", "timed", "--seconds", "2"])
    #expect(result.code == 0, "\(result.complaints)")
    #expect(result.output.contains("exact or counted figures are the same"))
    #expect(result.output.contains("A/A,"))
    #expect(!result.output.contains("WORSE"))
    #expect(result.lines.contains("counting what this build allocates"))
  }

  /// BM-SELF-4.
  @Test func `Twice the work is noticed by a counter`() {
    let result = compare(
      own,
      ["--tier", "timed", "--seconds", "1", "--quiet", "--repeat-work", "2"]
    )
    #expect(result.code == 2)
    #expect(result.complaints.contains("coordinator/idle-frame-1000: allocations grew"))
  }

  @Test func `A base that does not measure as this build does is 5, with its own complaint`() {
    let folder = TemporaryFolder()
    let base = folder.write("base", "#!/bin/sh\necho unknown option --json >&2\nexit 1\n")
    chmod(base, 0o755)
    let result = compare(base, ["--quiet"])
    #expect(result.code == 5)
    #expect(result.lines.count == 1)
    #expect(
      result.complaints.contains("does not measure as this build does: unknown option --json")
    )
  }

  @Test func `What is no revision, command or file is refused in one line`() {
    let result = compare("no-such-revision", ["--quiet"])
    #expect(result.code == 1 || result.code == 5)
    #expect(result.lines.count == 1)
    #expect(result.complaints.contains("--compare: "))
  }

  private func report(
    _ verdict: TimeVerdict,
    isBelowFloor: Bool = false,
    finding: BenchFinding.Verdict = .same
  ) -> BenchComparisonReport {
    let interval = RatioInterval(low: 1, ratio: 1.1, high: 1.2)
    let record = BenchRecord(
      toolchain: ToolchainKey.current,
      buildMode: "release",
      hashMode: "deterministic",
      entries: [BenchEntry(name: "a/b", unit: "µs", kind: .time)]
    )
    return BenchComparisonReport(
      base: record,
      head: record,
      findings: [BenchFinding(name: "a/b", what: "allocations", tier: .counted, verdict: finding)],
      pairs: [
        PairedResult(
          name: "a/b",
          pairs: 20,
          undefined: 0,
          change: interval,
          twin: interval,
          wall: 1,
          confirmation: nil,
          delta: 0.05,
          isBelowFloor: isBelowFloor,
          needed: nil,
          verdict: verdict
        )
      ]
    )
  }

  /// BM-EXIT-1, BM-TIME-6, BM-TIER-3.
  @Test func `Time fails only when it is strict; counts fail always; the floor is 5`() {
    func code(_ report: BenchComparisonReport, _ isStrict: Bool) -> ExitCode {
      BenchBuildComparison.code(of: report, isStrict: isStrict)
    }
    #expect(code(report(.same), true) == .pass)
    #expect(code(report(.better), true) == .pass)
    #expect(code(report(.worse), false) == .pass)
    #expect(code(report(.worse), true) == .missed)
    #expect(code(report(.inconclusive), false) == .pass)
    #expect(code(report(.inconclusive), true) == .inconclusive)
    #expect(code(report(.same, isBelowFloor: true), false) == .missing)
    #expect(code(report(.same, finding: .worse), false) == .missed)
    #expect(code(report(.worse, finding: .notComparable(field: "x")), true) == .missed)
    #expect(code(report(.same, finding: .notComparable(field: "x")), false) == .missing)
    #expect(ExitCode.inconclusive.rawValue == 6)
  }

  /// BM-STAT-9, BM-STAT-11.
  @Test func `The table shows both intervals, the verdict and what it counts from`() {
    let lines = PairTable(report(.worse)).text(within: 200)
    #expect(lines[1].contains("x1.100 [1.000, 1.200]"))
    #expect(lines[1].contains("WORSE"))
    #expect(lines[1].contains("5.0 %"))
    let floor = PairTable(report(.same, isBelowFloor: true)).text(within: 200)
    #expect(floor[1].contains("not comparable"))
    #expect(PairTable(report(.worse)).text(within: 100).allSatisfy { $0.count <= 100 })
  }
}
