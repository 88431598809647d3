public import ChatScenarios
public import FrameMetrics

/// Tries points: each on all runs, or on as many as it takes to see that it is worse than the
/// current constants in everything.
///
/// What becomes of a point depends on the plan alone, so shards and workers change nothing.
///
/// Source: BM-SWEEP-4, BM-SWEEP-5.
public struct SweepTrial: Sendable {
  private let plan: SweepPlan
  private let scenarios: [PreparedScenario]
  private let budgets: [[Budget]]
  /// The values of the objectives with the current constants.
  public let current: [Int64?]
  /// The budgets that the current constants miss.
  public let currentMisses: SweepMisses?
  /// Which runs have a value of each objective with the current constants.
  private let hasValue: [[Bool]]

  /// Creates a trial and measures the current constants.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - scenarios: The scenarios of the plan's runs, in their order.
  ///   - budgets: What each of these runs is held against.
  /// - Throws: `InputError` if the current constants cannot be measured.
  /// - Precondition: there is a scenario, and a list of budgets, for each run.
  public init(
    _ plan: SweepPlan,
    scenarios: [PreparedScenario],
    budgets: [[Budget]]
  ) throws(InputError) {
    precondition(scenarios.count == plan.runs.count, "every run has its scenario")
    precondition(budgets.count == plan.runs.count, "every run has its budgets")
    self.plan = plan
    self.scenarios = scenarios
    self.budgets = budgets
    var columns = [[Int64?]](repeating: [], count: plan.objectives.count)
    let settings = SweepTrial.settings(plan, plan.current)
    var misses: SweepMisses?
    for (run, scenario) in scenarios.enumerated() {
      let measurements = try scenario.measurements(with: settings)
      misses = SweepMisses.added(misses, budgets[run], measurements, run: run)
      for (index, objective) in plan.objectives.enumerated() {
        columns[index].append(measurements[objective.metric]?.parts)
      }
    }
    currentMisses = misses
    current = zip(plan.objectives, columns).map { $0.value(of: $1) }
    hasValue = columns.map { $0.map { $0 != nil } }
  }

  /// What becomes of the point of a number.
  ///
  /// - Complexity: the cost of the point's runs.
  public func point(_ index: Int, _ values: [String]) -> SweepPoint {
    var misses: SweepMisses?
    let outcome = outcome(of: values, &misses)
    if case .measured = outcome {
      return SweepPoint(index: index, values: values, outcome: outcome, misses: misses)
    }
    return SweepPoint(index: index, values: values, outcome: outcome)
  }

  private func outcome(of values: [String], _ misses: inout SweepMisses?) -> SweepOutcome {
    let settings = SweepTrial.settings(plan, values)
    var columns = [[Int64?]](repeating: [], count: plan.objectives.count)
    for (run, scenario) in scenarios.enumerated() {
      do throws(InputError) {
        let measurements = try scenario.measurements(with: settings)
        misses = SweepMisses.added(misses, budgets[run], measurements, run: run)
        for (index, objective) in plan.objectives.enumerated() {
          columns[index].append(measurements[objective.metric]?.parts)
        }
      } catch {
        return .refused(error.message)
      }
      if run + 1 < scenarios.count, isHopeless(columns) { return .dropped(afterRuns: run + 1) }
    }
    return .measured(
      plan.objectives.indices.map { index in
        isLost(columns[index], index) ? nil : plan.objectives[index].value(of: columns[index])
      }
    )
  }

  /// Whether a run lost a value that it has with the current constants.
  ///
  /// A list that is no longer revealed has no time until its reveal; that is worse than any time,
  /// and leaving the run out would make the point look better.
  private func isLost(_ values: [Int64?], _ objective: Int) -> Bool {
    zip(values, hasValue[objective]).contains { $0 == nil && $1 }
  }

  /// Whether the current constants are better in something and worse in nothing, whatever the runs
  /// that are left give.
  private func isHopeless(_ columns: [[Int64?]]) -> Bool {
    var isWorse = false
    for (index, objective) in plan.objectives.enumerated() {
      if isLost(columns[index], index) {
        isWorse = true
        continue
      }
      guard let best = objective.bestPossible(of: columns[index], runs: scenarios.count),
        !objective.isBetter(best, than: current[index])
      else { return false }
      if objective.isBetter(current[index], than: best) { isWorse = true }
    }
    return isWorse
  }

  private static func settings(_ plan: SweepPlan, _ values: [String]) -> [ConstantSetting] {
    plan.settings + zip(plan.axes, values).map { ConstantSetting(key: $0.key, text: $1) }
  }
}
