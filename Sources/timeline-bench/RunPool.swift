internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import MarkdownRows
internal import Synchronization

/// Runs scenarios side by side: so many workers, each taking the next run that nobody has taken.
///
/// Runs share nothing, so their order and number of workers change no result.
struct RunPool {
  let runs: [PlannedRun]
  let jobs: Int
  /// The file that was recorded for the catalogue.
  var recordedCorpus: MetricsFile?
  /// The metrics file for all other rows of text.
  var metrics: MetricsFile?
  let fonts: FontSet?
  let includesText: Bool
  let progress: Progress
  let interruption: Interruption

  private enum Outcome: Sendable {
    case finished(RunResult)
    case refused(InputError)
  }

  /// The next run to take.
  private final class Counter: Sendable {
    private let next = Mutex(0)

    func take() -> Int {
      next.withLock { next in
        defer { next += 1 }
        return next
      }
    }
  }

  /// The results of a plan in the order of its runs, with their progress; fewer if the user
  /// interrupted.
  ///
  /// - Throws: The `InputError` of the first run that could not be made.
  static func results(
    of plan: RunPlan,
    _ options: RunOptions,
    _ fonts: FontSet?,
    on console: Console,
    _ interruption: Interruption
  ) async throws(InputError) -> [RunResult] {
    let progress = Progress(
      plan.runs.count,
      on: console,
      isQuiet: options.isQuiet,
      style: options.progress
    )
    defer { progress.finish() }
    return try await RunPool(
      runs: plan.runs,
      jobs: options.jobs,
      recordedCorpus: plan.recordedCorpus,
      metrics: plan.metrics,
      fonts: fonts,
      includesText: options.includesText,
      progress: progress,
      interruption: interruption
    ).results()
  }

  /// The results in the order of the runs; fewer if the user interrupted.
  ///
  /// - Throws: The `InputError` of the first run that could not be made.
  func results() async throws(InputError) -> [RunResult] {
    let counter = Counter()
    var outcomes = [Outcome?](repeating: nil, count: runs.count)
    await withTaskGroup(of: [(Int, Outcome)].self) { group in
      for _ in 0..<min(jobs, runs.count) {
        group.addTask { work(counter) }
      }
      for await finished in group {
        for (index, outcome) in finished { outcomes[index] = outcome }
      }
    }
    var results: [RunResult] = []
    for case let outcome? in outcomes {
      switch outcome {
      case .finished(let result): results.append(result)
      case .refused(let error): throw error
      }
    }
    return results
  }

  private func work(_ counter: Counter) -> [(Int, Outcome)] {
    let measurer = MarkdownMeasurer(metrics: metrics, fonts: fonts)
    var own = ScenarioRunner(text: measurer)
    let corpus = MarkdownMeasurer(metrics: recordedCorpus, fonts: nil)
    var recorded = ScenarioRunner(text: corpus)
    var outcomes: [(Int, Outcome)] = []
    while !interruption.isRequested {
      let index = counter.take()
      guard index < runs.count else { break }
      var outcome =
        runs[index].usesRecordedCorpus
        ? perform(runs[index], &recorded, corpus) : perform(runs[index], &own, measurer)
      if measurer.hasUsedFonts, case .finished(var result) = outcome {
        result.usesFonts = true
        outcome = .finished(result)
      }
      outcomes.append((index, outcome))
      guard case .finished(let result) = outcome else { break }
      progress.advance(
        "\(result.title) \(result.entry.outcome.name)",
        id: result.title + " " + result.entry.outcome.name.description
      )
    }
    return outcomes
  }

  private func perform(
    _ run: PlannedRun,
    _ runner: inout ScenarioRunner<MarkdownMeasurer>,
    _ measurer: MarkdownMeasurer
  ) -> Outcome {
    do {
      let outcome = try runner.run(run.scenario, histories: run.histories)
      let entry = RunEntry(
        scenario: run.scenario.name,
        seed: run.scenario.seed,
        device: run.scenario.device,
        input: run.input,
        reducesMotion: run.scenario.reduceMotion,
        constants: ConstantTable.differences(of: outcome.tuning),
        costs: run.scenario.costs,
        digest: outcome.digest,
        isRepeatable: outcome.isRepeatable,
        measurements: outcome.measurements,
        verdict: Verdict(run.budgets, of: outcome.measurements),
        streams: outcome.streams,
        rows: includesText ? outcome.texts.compactMap(\.self) : [],
        content: run.content,
        text: run.text
      )
      return .finished(
        RunResult(
          entry: entry,
          duration: outcome.duration,
          command: run.command,
          trace: outcome.trace,
          image: outcome.image,
          lines: outcome.lines(by: measurer),
          inputName: run.inputName,
          file: run.file
        )
      )
    } catch {
      return .refused(error)
    }
  }
}
