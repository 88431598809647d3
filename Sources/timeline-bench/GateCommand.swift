internal import ChatScenarios
internal import Experiments
internal import Reporting

/// `timeline-bench gate`: the catalogue held against budgets and baseline, or both against faults.
struct GateCommand {
  let console: Console

  /// Judges what the arguments ask for.
  ///
  /// - Throws: `UsageError` or `InputError`; nothing has been printed then.
  func run(_ arguments: [String]) async throws -> ExitCode {
    let options = try GateOptions(arguments)
    let plan = try RunPlan(options.run)
    if !options.run.isQuiet { for note in plan.notes { console.report(note) } }
    return options.isSelfTest
      ? try await SelfTestCommand(console: console).run(plan, options.run)
      : try await judge(plan, options)
  }

  private func judge(_ plan: RunPlan, _ options: GateOptions) async throws -> ExitCode {
    let baseline = try GateBaseline(options, plan)
    // Counted before other threads run, and refused before anything is printed.
    let memory = try memory(plan, options)
    let interruption = Interruption()
    let run = try await CatalogRun(plan, options.run, on: console, interruption)
    let report = GateReport(
      run.results,
      run.record,
      skipped: plan.skipped.count,
      isWhole: plan.isWholeCatalog && !run.isPartial,
      baseline: baseline,
      options: options,
      memory: memory
    )
    if let path = options.junit {
      try OutputFile.write(RunExport.junit(of: run.record, report.compared), to: path)
    }
    tell(report, run.record, plan)
    if interruption.isRequested { interruption.end() }
    return report.code
  }

  private func memory(_ plan: RunPlan, _ options: GateOptions) throws -> [MemoryFinding] {
    guard options.comparesMemory else { return [] }
    let path = options.baseline ?? plan.baselinePath ?? "Results/baseline.json"
    return try MemoryCounting.findings(of: plan, besideBaseline: path)
  }

  private func tell(_ report: GateReport, _ record: RunRecord, _ plan: RunPlan) {
    let options = report.options
    let lines = GateLines(report: report)
    let failures = lines.failures
    // Failures come first, so that the count is the last line also where both streams are one.
    if let warning = lines.warning { console.complain(warning) }
    for failure in failures { console.complain(failure.line) }
    if GitHubAnnotation.isWanted {
      let workspace = Console.variable("GITHUB_WORKSPACE")
      for failure in failures {
        console.command(GitHubAnnotation.line(of: failure, workspace: workspace))
      }
    }
    if options.run.printsJSON {
      console.print(bytes: record.json())
    } else if !options.run.isQuiet {
      let table = VerdictTable(report.results, hasColor: console.hasColor, within: console.width)
      for line in table.table { console.print(line) }
      console.print("")
      for line in plan.skipped { console.print("skipped: " + TerminalText.escaped(line)) }
      for line in lines.notes { console.print(line) }
      console.print(report.count)
    }
  }
}
