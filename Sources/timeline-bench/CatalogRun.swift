internal import ChatScenarios
internal import Experiments
internal import MarkdownRows

/// The runs of a plan that nothing is written for: those of `gate` and `accept`.
struct CatalogRun {
  /// The results in the order of the plan.
  let results: [RunResult]
  /// Their record.
  let record: RunRecord
  /// Whether the user stopped before all were made.
  let isPartial: Bool

  /// Makes the runs of a plan.
  ///
  /// - Throws: `InputError` if a run cannot be made, `MissingToolError` if fonts are missing.
  init(
    _ plan: RunPlan,
    _ options: RunOptions,
    on console: Console,
    _ interruption: Interruption
  ) async throws {
    let fonts = try plan.fonts()
    let progress = Progress(
      plan.runs.count,
      on: console,
      isQuiet: options.isQuiet,
      style: options.progress
    )
    defer { progress.finish() }
    results = try await RunPool(
      runs: plan.runs,
      jobs: options.jobs,
      recordedCorpus: plan.recordedCorpus,
      metrics: plan.metrics,
      fonts: fonts,
      includesText: false,
      progress: progress,
      interruption: interruption
    ).results()
    let revision = SourceRevision.ofExecutable
    record = try RunCommand(console: console).record(results, plan, fonts, revision, options)
    isPartial = results.count < plan.runs.count
  }
}
