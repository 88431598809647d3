internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import MarkdownRows

/// `timeline-bench gate`: the catalogue held against its budgets, or the budgets against faults.
struct GateCommand {
  /// The options that `gate` understands.
  static let specs =
    RunOptions.specs.filter { !["--out", "--include-text"].contains($0.name) } + [
      OptionSpec("--self-test", "Puts mistakes into the engine and looks who notices.")
    ]

  let console: Console

  /// Judges what the arguments ask for.
  ///
  /// - Throws: `UsageError` or `InputError`; nothing has been printed then.
  func run(_ arguments: [String]) async throws -> ExitCode {
    let isSelfTest = try ParsedArguments(arguments, options: GateCommand.specs).has("--self-test")
    let options = try RunOptions(arguments.filter { $0 != "--self-test" })
    let plan = try RunPlan(options)
    if !options.isQuiet { for note in plan.notes { console.report(note) } }
    return isSelfTest
      ? try await SelfTestCommand(console: console).run(plan, options)
      : try await judge(plan, options)
  }

  private func judge(_ plan: RunPlan, _ options: RunOptions) async throws -> ExitCode {
    let fonts = try plan.fonts()
    let interruption = Interruption()
    let progress = Progress(plan.runs.count, on: console, isQuiet: options.isQuiet)
    let results: [RunResult]
    do {
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
    }
    if options.printsJSON {
      let revision = SourceRevision.ofExecutable
      let record = try RunCommand(console: console).record(results, plan, fonts, revision, options)
      console.print(bytes: record.json())
    } else if !options.isQuiet {
      for line in VerdictTable(results, hasColor: console.hasColor).table { console.print(line) }
      console.print("")
      console.print(GateCommand.count(results, skipped: plan.skipped.count))
    }
    for result in results {
      for line in FailureLines.of(result) { console.complain(line) }
      if result.entry.outcome == .notJudged {
        console.complain("\(result.title): no budget holds for it; \(result.command)")
      }
    }
    if interruption.isRequested { interruption.end() }
    return GateCommand.code(of: results)
  }

  /// The last line: how many scenarios passed, failed and were left out.
  static func count(_ results: [RunResult], skipped: Int) -> String {
    let passed = results.count { $0.entry.outcome == .pass }
    return "gate: \(passed) passed, \(results.count - passed) failed, \(skipped) skipped"
  }

  /// The code that tells the worst of the results; what nothing is held against has not passed.
  static func code(of results: [RunResult]) -> ExitCode {
    let code = RunCommand.code(of: results)
    guard code == .pass else { return code }
    return results.allSatisfy { $0.entry.outcome == .pass } && !results.isEmpty ? .pass : .missed
  }
}
