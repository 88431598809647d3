internal import ChatScenarios
internal import Experiments
internal import FrameMetrics

/// `timeline-bench accept`: the values of now become those that later runs are compared with.
///
/// Source: BM-BASE-5, BM-BASE-7.
struct AcceptCommand {
  let console: Console

  /// Runs the scenarios and writes their values with the reason.
  ///
  /// - Throws: `UsageError` or `InputError`; no file has been changed then, or each as a whole.
  func run(_ arguments: [String]) async throws -> ExitCode {
    let options = try AcceptOptions(arguments)
    let plan = try RunPlan(options.run)
    let path = try path(options, plan)
    let isThere = InputFile.kind(of: path) != nil
    let old = isThere ? try BaselineFile.read(path) : Baseline()
    if options.isCheck { return try ResultsFolder(of: path).check(old, plan, console) }
    let interruption = Interruption()
    let run = try await CatalogRun(plan, options.run, on: console, interruption)
    if interruption.isRequested {
      console.complain("stopped; nothing is accepted")
      interruption.end()
    }
    let broken = run.results.filter { !$0.entry.isRepeatable }
    guard broken.isEmpty else {
      for line in broken.flatMap(FailureLines.of) { console.complain(line) }
      return .violation
    }
    return try accept(run, old, at: path, plan, options)
  }

  private func path(_ options: AcceptOptions, _ plan: RunPlan) throws -> String {
    if let path = options.baseline { return path }
    guard let path = plan.baselinePath else {
      throw UsageError("there is no catalogue; name the file to write with --baseline FILE")
    }
    return path
  }

  private func accept(
    _ run: CatalogRun,
    _ old: Baseline,
    at path: String,
    _ plan: RunPlan,
    _ options: AcceptOptions
  ) throws -> ExitCode {
    let head = Baseline(run.record)
    let isWhole = plan.isWholeCatalog
    let findings = BaselineComparison(head, with: old, isWhole: isWhole).findings
    let shown = TerminalText.escaped(BaselineFile.shown(path))
    var baseline = old
    if findings.isEmpty {
      console.print("accept: nothing differs from \(shown)")
    } else {
      let changes = BaselineFinding.changes(of: findings)
      let acceptance = AcceptCommand.acceptance(of: changes, run.record, options)
      baseline = old.accepting(head, isWhole: isWhole, acceptance)
      // Read before anything is written, so that a bad file changes nothing.
      let history = try AcceptCommand.history(baseline, acceptance, beside: path)
      try OutputFile.write(baseline.json(), to: path)
      if options.baseline == nil { try OutputFile.write(history.bytes, to: history.path) }
      tell(findings, baseline, shown, options)
      if let line = AcceptCommand.golden(path, options) { console.print(line) }
    }
    if options.acceptsMemory { try acceptMemory(run, at: path, plan, options) }
    for result in run.results where result.entry.verdict.outcome == .fail {
      console.complain(
        "note: \(result.title) misses a budget, so the gate still fails; \(result.command)"
      )
    }
    if options.baseline == nil, isWhole || !findings.isEmpty {
      let costs = options.measures ? try CostPictures.measured(console) : nil
      for file in try ResultsFolder(of: path).write(baseline, plan, costs) {
        console.print("written: " + TerminalText.escaped(BaselineFile.shown(file)))
      }
    }
    return .pass
  }

  /// Accepts counts of memory into the file of this toolchain.
  private func acceptMemory(
    _ run: CatalogRun,
    at path: String,
    _ plan: RunPlan,
    _ options: AcceptOptions
  ) throws {
    let file = MemoryCounting.path(besideBaseline: path)
    let head = try MemoryCounting.counts(of: plan)
    let shown = TerminalText.escaped(BaselineFile.shown(file))
    let old =
      InputFile.kind(of: file) == nil
      ? MemoryBaseline(key: head.key, [])
      : try MemoryBaseline(InputFile.read(file, as: file), at: BaselineFile.shown(file))
    let names = plan.runs.map(\.scenario.name)
    let base = plan.isWholeCatalog ? old : old.keeping(names.contains)
    let findings = MemoryComparison.findings(
      head,
      with: base,
      allowance: MemoryComparison.noise
    )
    guard !findings.isEmpty else {
      return console.print("accept: no count of memory differs from \(shown)")
    }
    let acceptance = AcceptCommand.acceptance(
      of: findings.map(\.change),
      run.record,
      options
    )
    let new = old.accepting(head, isWhole: plan.isWholeCatalog, acceptance)
    try OutputFile.write(new.json(), to: file)
    let count = CountText.text(findings.count, "change")
    console.print("accept: \(count) of counts of memory accepted into \(shown)")
  }

  private static func acceptance(
    of changes: [String],
    _ record: RunRecord,
    _ options: AcceptOptions
  ) -> BaselineAcceptance {
    BaselineAcceptance(
      reason: options.reason,
      who: options.who ?? SourceRevision.configuredName ?? "unknown",
      date: CalendarDate.today,
      revision: record.environment.revision,
      of: changes
    )
  }

  /// The history with a line of the accepted run behind those of earlier ones.
  private static func history(
    _ baseline: Baseline,
    _ acceptance: BaselineAcceptance,
    beside path: String
  ) throws(InputError) -> (path: String, bytes: [UInt8]) {
    let file = (PathText.parent(of: path) ?? ".") + "/history.jsonl"
    let earlier = InputFile.kind(of: file) == nil ? [] : try InputFile.read(file, as: file)
    return (file, earlier + BaselineHistory.line(of: baseline, acceptance))
  }

  /// How the golden files of a checkout are renewed, which only its tests can write.
  ///
  /// They lie beside the results; elsewhere there are none.
  private static func golden(_ path: String, _ options: AcceptOptions) -> String? {
    let home = PathText.parent(of: path).flatMap(PathText.parent) ?? "."
    guard options.baseline == nil, InputFile.kind(of: home + "/Tests/Golden") == .folder else {
      return nil
    }
    return "golden files are written by their tests: TIMELINEBENCH_UPDATE_GOLDEN="
      + ShellText.command([options.reason]) + " swift test --disable-xctest"
  }

  private func tell(
    _ findings: [BaselineFinding],
    _ baseline: Baseline,
    _ shown: String,
    _ options: AcceptOptions
  ) {
    if !options.run.isQuiet {
      for line in BaselineFinding.changes(of: findings) {
        console.print(TerminalText.escaped(line))
      }
    }
    let scenarios = Set(findings.map(\.scenario.description)).count
    console.print(
      "accept: \(CountText.text(findings.count, "change")) of "
        + CountText.text(scenarios, "scenario") + " accepted into \(shown), "
        + "which holds \(baseline.entries.count)"
    )
  }
}
