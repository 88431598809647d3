internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import MarkdownRows
internal import TimelineTrace

/// `timeline-bench run`: scenarios in, verdicts out.
struct RunCommand {
  let console: Console

  /// Runs what the arguments ask for and writes the record.
  ///
  /// - Throws: `UsageError` or `InputError`; nothing has been printed or written then.
  func run(_ arguments: [String]) async throws -> ExitCode {
    let options = try RunOptions(arguments)
    let plan = try RunPlan(options)
    if !options.isQuiet { for note in plan.notes { console.report(note) } }
    let fonts = try plan.fonts()
    let folder = try RunFolder(options.out)
    let revision = SourceRevision.ofExecutable
    let interruption = Interruption()
    let results = try await RunPool.results(of: plan, options, fonts, on: console, interruption)
    let isPartial = results.count < plan.runs.count
    var record = try record(results, plan, fonts, revision, options)
    if isPartial { record.plannedRuns = plan.runs.count }
    let bytes = record.json()
    let name = RunCommand.fileName(isPartial: isPartial)
    let fault = write(isPartial ? [] : results, bytes, as: name, into: folder)
    // What an interrupted call left would be taken for a part of this one.
    if fault == nil && !isPartial { folder.remove(RunCommand.fileName(isPartial: true)) }
    report(results, plan, options, json: bytes, file: fault == nil ? folder.path(of: name) : nil)
    if isPartial {
      let all = CountText.text(plan.runs.count, "run")
      console.complain("stopped after \(results.count) of \(all)")
    }
    if let fault { throw fault }
    if interruption.isRequested { interruption.end() }
    return RunCommand.code(of: results)
  }

  /// The name of the record's file; a part of a plan never replaces the record of a whole one.
  static func fileName(isPartial: Bool) -> String { isPartial ? "run.partial.json" : "run.json" }

  /// Writes traces, images and the record, which comes last and so never tells of missing files.
  ///
  /// The error is returned, because the results are shown all the same.
  private func write(
    _ results: [RunResult],
    _ bytes: [UInt8],
    as name: String,
    into folder: RunFolder
  ) -> InputError? {
    do {
      // The record of an earlier run must not stand beside traces of this one.
      if !results.isEmpty { folder.remove(RunCommand.fileName(isPartial: false)) }
      for (result, path) in zip(results, TraceNames.paths(of: results.map(\.entry))) {
        guard let trace = result.trace else { continue }
        try OutputFile.write(trace.bytes, to: folder.path(of: path))
        guard let image = result.image else { continue }
        try OutputFile.write(image, to: folder.path(of: TraceNames.image(besideTrace: path)))
      }
      if !results.isEmpty {
        try folder.write(RowShapes(results.map(\.lines)).json(), as: RowShapes.fileName)
      }
      try folder.write(bytes, as: name)
      return nil
    } catch {
      return error
    }
  }

  func record(
    _ results: [RunResult],
    _ plan: RunPlan,
    _ fonts: FontSet?,
    _ revision: SourceRevision,
    _ options: RunOptions
  ) throws -> RunRecord {
    var tuning = AppTuning()
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
    file: String?
  ) {
    if options.printsJSON {
      console.print(bytes: json)
    } else if !options.isQuiet {
      let table = VerdictTable(results, hasColor: console.hasColor, within: console.width)
      for line in table.lines { console.print(line) }
      for line in results.flatMap(StreamLines.of) + results.flatMap(SkippedBudgetLines.of) {
        console.print(sentence: line)
      }
      for line in plan.skipped { console.print("skipped: " + TerminalText.escaped(line)) }
      if let file { console.print("record: " + TerminalText.escaped(file)) }
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
