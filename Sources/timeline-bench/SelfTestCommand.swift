internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import MarkdownRows
internal import TimelineTrace

/// `timeline-bench gate --self-test`: faults in, notices out.
struct SelfTestCommand {
  let console: Console

  /// Tries every fault on every scenario of the plan.
  ///
  /// - Throws: `InputError` if a scenario does not fit its rows or a run cannot be measured.
  func run(_ plan: RunPlan, _ options: RunOptions) async throws -> ExitCode {
    let test = SelfTest(try subjects(of: plan))
    let faults = SelfTest.faults
    let progress = Progress(faults.count, of: "fault", on: console, isQuiet: options.isQuiet)
    let trials: [FaultTrial]
    do {
      defer { progress.finish() }
      trials = try await SelfTestCommand.trials(test, faults, jobs: options.jobs, progress)
    }
    // Trials of nothing prove nothing.
    let gate =
      try GateTrials(test.subjects)?.all
      ?? [GateTrial("a scenario that measures cells", expected: 1, actual: 0)]
    let report = SelfTestReport(trials, on: test.subjects, gate: gate)
    if options.printsJSON {
      console.print(bytes: report.json())
    } else if !options.isQuiet {
      for line in SelfTestTable(report).lines { console.print(line) }
    }
    for line in SelfTestTable.failures(of: report) { console.complain(line) }
    return report.isPassed ? .pass : .violation
  }

  private func subjects(of plan: RunPlan) throws -> [SelfTestSubject] {
    let fonts = try plan.fonts()
    var own = ScenarioRunner(text: MarkdownMeasurer(metrics: plan.metrics, fonts: fonts))
    var recorded = ScenarioRunner(text: MarkdownMeasurer(metrics: plan.recordedCorpus, fonts: nil))
    return try plan.runs.map { run in
      let compiled =
        run.usesRecordedCorpus
        ? try recorded.compile(run.scenario, histories: run.histories)
        : try own.compile(run.scenario, histories: run.histories)
      return SelfTestSubject(scenario: run.scenario.name, compiled: compiled, lines: run.lines)
    }
  }

  /// The trials in the order of the faults; so many run side by side.
  private static func trials(
    _ test: SelfTest,
    _ faults: [ScenarioFault?],
    jobs: Int,
    _ progress: Progress
  ) async throws -> [FaultTrial] {
    var trials = [FaultTrial?](repeating: nil, count: faults.count)
    try await withThrowingTaskGroup(of: (Int, FaultTrial).self) { group in
      var next = 0
      while next < min(jobs, faults.count) {
        let index = next
        group.addTask { (index, try test.trial(of: faults[index])) }
        next += 1
      }
      while let (index, trial) = try await group.next() {
        trials[index] = trial
        let name = trial.fault?.name ?? "without a mutant"
        progress.advance("\(name): \(CountText.text(trial.kills.count, "budget")) missed")
        guard next < faults.count else { continue }
        let following = next
        group.addTask { (following, try test.trial(of: faults[following])) }
        next += 1
      }
    }
    return trials.compactMap(\.self)
  }
}
