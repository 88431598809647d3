internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import Reporting

/// What a gate found: budgets, repeatability and the comparison with a baseline.
///
/// Source: BM-BASE-8, BM-EXIT-1, BM-EXIT-2.
struct GateReport {
  let results: [RunResult]
  /// How many scenarios were left out.
  let skipped: Int
  let baseline: GateBaseline
  let options: GateOptions
  /// What the comparison found, as far as the options let it count.
  let findings: [BaselineFinding]
  /// How many results have equal values in the baseline.
  let equal: Int
  /// The whole comparison, if there was one.
  let comparison: BaselineComparison?
  /// The results over rows of the user's own that no baseline was asked about.
  let unshared: [RunResult]
  /// What the comparison of counts of memory found.
  let memory: [MemoryFinding]

  /// Compares results with a baseline.
  ///
  /// - Parameters:
  ///   - results: The results.
  ///   - record: Their record.
  ///   - skipped: How many scenarios were left out.
  ///   - isWhole: Whether the results are those of the whole catalogue.
  ///   - baseline: What they are compared with.
  ///   - options: What the user asked for.
  ///   - memory: What the comparison of counts of memory found.
  init(
    _ results: [RunResult],
    _ record: RunRecord,
    skipped: Int,
    isWhole: Bool,
    baseline: GateBaseline,
    options: GateOptions,
    memory: [MemoryFinding] = []
  ) {
    self.results = results
    self.skipped = skipped
    self.baseline = baseline
    self.options = options
    self.memory = memory
    guard case .found(let base, _, let isNamed) = baseline else {
      findings = []
      equal = 0
      self.comparison = nil
      if case .ownInputs = baseline { unshared = results } else { unshared = [] }
      return
    }
    var compared = record
    if !isNamed { compared.runs.removeAll { $0.input != nil } }
    unshared = isNamed ? [] : results.filter { $0.entry.input != nil }
    let comparison = BaselineComparison(Baseline(compared), with: base, isWhole: isWhole)
    let isLenient = options.isLenient
    findings = comparison.findings.filter { finding in
      !(isLenient && (finding.kind == .missing || finding.kind == .stale))
    }
    equal = comparison.equal
    self.comparison = comparison
  }

  /// The findings about one result.
  func findings(of result: RunResult) -> [BaselineFinding] {
    findings.filter {
      $0.scenario == result.entry.scenario && $0.input == result.entry.input?.digest
    }
  }

  /// The findings about scenarios that were not run, because they are gone.
  var stale: [BaselineFinding] { findings.filter { $0.kind == .stale } }

  /// Whether neither a budget nor a baseline holds a result.
  func isHeldByNothing(_ result: RunResult) -> Bool {
    guard result.entry.outcome == .notJudged else { return false }
    guard case .found(let base, _, _) = baseline else { return true }
    let entry = result.entry
    return !base.entries.contains {
      $0.scenario == entry.scenario && $0.input == entry.input?.digest
    }
  }

  /// Whether a result passes: nothing is wrong, and something held it.
  func isPassed(_ result: RunResult) -> Bool {
    result.entry.isRepeatable && result.entry.verdict.outcome != .fail && !isHeldByNothing(result)
      && !isAbsent && findings(of: result).allSatisfy(isHarmless)
      && memoryFailures.allSatisfy { $0.scenario != result.entry.scenario }
  }

  /// The findings about memory that fail the gate.
  var memoryFailures: [MemoryFinding] {
    memory.filter { finding in
      if case .better = finding { options.failsOnImprovement } else { true }
    }
  }

  private func isHarmless(_ finding: BaselineFinding) -> Bool {
    finding.isImprovement && !options.failsOnImprovement
  }

  private var isAbsent: Bool {
    if case .absent = baseline { true } else { false }
  }

  /// What other reports can tell of the comparison.
  var compared: ComparedBaseline {
    switch baseline {
    case .declined, .ownInputs, .unaccepted: .none
    case .absent: .absent
    case .found(_, _, let isNamed): .compared(findings, comparesInputs: isNamed)
    }
  }

  /// The code that tells the worst of the findings: a real fault outranks a missing comparison.
  ///
  /// Source: BM-EXIT-1.
  var code: ExitCode {
    let entries = results.map(\.entry)
    if entries.contains(where: { !$0.isRepeatable }) { return .violation }
    let isMissed =
      entries.contains { $0.verdict.outcome == .fail } || results.contains(where: isHeldByNothing)
      || results.isEmpty || findings.contains(where: \.isRegression)
      || memory.contains(where: \.isRegression)
    if isMissed { return .missed }
    let isIncomparable =
      findings.contains(where: \.isIncomparable) || memory.contains(where: \.isIncomparable)
    if isAbsent || isIncomparable { return .missing }
    let isBetter = findings.contains(where: \.isImprovement) || !memory.isEmpty
    return isBetter && options.failsOnImprovement ? .improvement : .pass
  }

  /// The last line: how many scenarios passed, failed and were left out.
  ///
  /// Source: BM-EXIT-2.
  var count: String {
    let passed = results.count(where: isPassed)
    let failed = results.count - passed + stale.count
    return "gate: \(passed) passed, \(failed) failed, \(skipped) skipped"
  }
}
