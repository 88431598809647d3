internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import MarkdownRows
internal import TimelineCoordinator

/// `timeline-bench run`: scenarios in, verdicts out.
struct RunCommand {
  let console: Console

  /// Runs what the arguments ask for and writes the record.
  ///
  /// - Throws: `UsageError` or `InputError`; nothing has been printed or written then.
  func run(_ arguments: [String]) async throws -> ExitCode {
    let options = try RunOptions(arguments)
    let plan = try RunPlan(options)
    let fonts = try plan.fonts()
    let folder = try RunFolder(options.out)
    let revision = SourceRevision.current(of: plan.sourceFolder)
    let interruption = Interruption()
    let progress = Progress(plan.runs.count, on: console, isQuiet: options.isQuiet)
    let results = try await RunPool(
      runs: plan.runs,
      jobs: options.jobs,
      recordedCorpus: plan.recordedCorpus,
      metrics: plan.metrics,
      fonts: fonts,
      includesText: options.includesText,
      progress: progress,
      interruption: interruption
    ).results()
    progress.finish()
    let record = try record(results, plan, fonts, revision, options)
    let bytes = record.json()
    try folder.write(bytes, as: "run.json")
    report(results, plan, options, json: bytes, file: folder.path(of: "run.json"))
    if interruption.isRequested { interruption.end() }
    return RunCommand.code(of: results)
  }

  private func record(
    _ results: [RunResult],
    _ plan: RunPlan,
    _ fonts: FontSet?,
    _ revision: SourceRevision,
    _ options: RunOptions
  ) throws -> RunRecord {
    var tuning = Tuning()
    try ConstantTable.apply(options.settings, to: &tuning, at: "--set")
    let usedFonts = results.contains(where: \.usesFonts) ? fonts : nil
    let files = [plan.recordedCorpus, plan.metrics].compactMap(\.self)
    return RunRecord(
      environment: RunEnvironment(
        fonts: (usedFonts?.digests ?? []).map {
          RunEnvironment.File(name: $0.name, sha256: $0.sha256)
        },
        metrics: files.map { RunEnvironment.File(name: $0.name, sha256: $0.sha256) },
        versions: [
          RunEnvironment.Version(name: "cmarkGFM", version: TextVersions.cmarkGFM),
          RunEnvironment.Version(name: "harfBuzz", version: TextVersions.harfBuzz),
          RunEnvironment.Version(name: "icu", version: TextVersions.icu),
          RunEnvironment.Version(name: "unicode", version: TextVersions.unicode),
        ],
        revision: revision
      ),
      switches: ConstantTable.alwaysShown(of: tuning),
      includesText: options.includesText,
      runs: results.map(\.entry)
    )
  }

  private func report(
    _ results: [RunResult],
    _ plan: RunPlan,
    _ options: RunOptions,
    json: [UInt8],
    file: String
  ) {
    if options.printsJSON {
      console.print(bytes: json)
    } else if !options.isQuiet {
      let table = VerdictTable(results, hasColor: console.hasColor)
      for line in table.lines { console.print(line) }
      for line in plan.skipped { console.print("skipped: " + TerminalText.escaped(line)) }
      console.print("record: " + TerminalText.escaped(file))
    }
    for result in results {
      for line in FailureLines.of(result) { console.complain(line) }
    }
  }

  /// The code that tells the worst of the results.
  static func code(of results: [RunResult]) -> ExitCode {
    if results.contains(where: { !$0.entry.isRepeatable }) { return .violation }
    return results.contains { $0.entry.verdict.outcome == .fail } ? .missed : .pass
  }
}
