public import ChatScenarios

/// What a self-test found.
///
/// Source: BM-SELF-1.
public struct SelfTestReport: Equatable, Sendable {
  /// The budgets that the engine misses as it is.
  public let control: [FaultKill]
  /// The trials of the faults.
  public let trials: [FaultTrial]
  /// The faults that no budget noticed.
  public let survivors: [ScenarioFault]
  /// The budgets that no fault made a scenario miss.
  public let untripped: [BudgetLine]
  /// What came of broken baselines and results.
  public let gate: [GateTrial]

  /// Sums trials up.
  ///
  /// - Parameters:
  ///   - trials: One for each fault, and one without.
  ///   - subjects: The scenarios that they were made on.
  ///   - gate: What came of broken baselines and results.
  /// - Complexity: O(*b* · *k*) for *b* budgets and *k* kills.
  public init(
    _ trials: [FaultTrial],
    on subjects: [SelfTestSubject],
    gate: [GateTrial] = []
  ) {
    self.gate = gate
    control = trials.filter { $0.fault == nil }.flatMap(\.kills)
    let faulty = trials.filter { $0.fault != nil }
    self.trials = faulty
    survivors = faulty.filter(\.kills.isEmpty).compactMap(\.fault)
    var lines: [BudgetLine] = []
    for line in subjects.flatMap(\.lines) where !lines.contains(line) { lines.append(line) }
    untripped = lines.filter { line in
      !faulty.contains { trial in trial.kills.contains { $0.line == line } }
    }
  }

  /// Whether every budget holds, every fault is noticed, every budget can be missed, and every
  /// broken baseline has its exit code.
  ///
  /// A test of nothing proves nothing.
  public var isPassed: Bool {
    control.isEmpty && survivors.isEmpty && untripped.isEmpty && !trials.isEmpty
      && gate.allSatisfy(\.isPassed)
  }
}
