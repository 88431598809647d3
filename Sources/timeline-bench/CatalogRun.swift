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
    results = try await RunPool.results(of: plan, options, fonts, on: console, interruption)
    let revision = SourceRevision.ofExecutable
    record = try RunCommand(console: console).record(results, plan, fonts, revision, options)
    isPartial = results.count < plan.runs.count
  }
}
