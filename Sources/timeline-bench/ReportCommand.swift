internal import ChatScenarios
internal import Experiments
internal import Reporting
internal import TimelineTrace

/// `timeline-bench report`: a run as one page to look at.
struct ReportCommand {
  /// The options that `report` understands.
  static let specs = [
    OptionSpec("-o", value: "FILE", "The page; it has to be given."),
    OptionSpec("--base", value: "RUN", "An earlier run, to be shown beside this one."),
    OptionSpec(
      "--engine",
      value: "FILE",
      "The engine from Benchmarks/Page/build; else the one that is in its place."
    ),
    OptionSpec(
      "--bench",
      value: "FILE",
      isRepeatable: true,
      "What 'bench --compare BASE --json' or 'bench --json' printed."
    ),
    OptionSpec("--profile", value: "FILE", "What 'profile --json' printed."),
    OptionSpec("--sweep", value: "FILE", "A sweep that 'tune' saved, drawn as a map."),
    OptionSpec("--folded", value: "FILE", "Costs by call stack: lines of 'a;b;c N'."),
    OptionSpec("--base-folded", value: "FILE", "Earlier costs, to compare those with."),
    OptionSpec(
      "--history",
      value: "FILE",
      "Accepted values, for small curves; \(ReportCommand.historyFile) if it is there."
    ),
  ]

  /// Where `accept` keeps the history.
  private static let historyFile = "Results/history.jsonl"

  let console: Console

  /// Writes the page of the run that the arguments name.
  ///
  /// - Throws: `UsageError` or `InputError`; nothing has been written then.
  func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: ReportCommand.specs)
    guard let path = parsed.operands.first else {
      throw UsageError("report which run? A folder that 'run --out' wrote, such as out/latest")
    }
    guard let file = parsed.value("-o") else {
      throw UsageError("-o is missing: report \(path) -o report.html")
    }
    let engine = try PageEngine.read(parsed.value("--engine"))
    var saved = try SavedRun(path)
    try saved.keep(parsed.operands.dropFirst().map(ScenarioPattern.init))
    let base = try parsed.value("--base").map { try SavedRun($0) }
    var extras = try extras(parsed, base)
    try OutputFile.check(
      file,
      isNoneOf: saved.files + (base?.files ?? []) + [engine?.file]
        + ["--sweep", "--folded", "--base-folded", "--history", "--profile"].map(parsed.value)
        + parsed.values("--bench")
    )
    extras.shapes = try saved.shapes()
    if let note = ReportCommand.note(on: engine) {
      console.report("note: " + TerminalText.escaped(note))
      extras.notes.append(note)
    }
    let page = ReportPage(
      record: saved.record,
      runs: try runs(of: saved, base: base),
      engine: engine?.bytes,
      command: ShellText.command(["timeline-bench", "report"] + arguments.map(ShownPath.text)),
      extras: extras
    )
    try OutputFile.write(page.html(), to: file)
    console.print("report: " + TerminalText.escaped(file))
  }

  /// What the reader should know about the engine: that it is of other sources, or that there is
  /// none.
  private static func note(on engine: (file: String, bytes: [UInt8])?) -> String? {
    guard let engine else {
      return "there is no live engine in this report; bash Benchmarks/Page/build makes one"
    }
    return EngineStamp.note(on: engine.bytes, named: ShownPath.text(engine.file))
  }

  /// What the options add to the runs.
  private func extras(_ parsed: ParsedArguments, _ base: SavedRun?) throws -> ReportExtras {
    var extras = ReportExtras(baseRevision: base?.record.environment.revision)
    if let file = parsed.value("--sweep") {
      extras.sweep = try SweepRecord(InputFile.read(file, as: file), at: file)
    }
    if let file = parsed.value("--folded") {
      extras.stacks = try FoldedStacks(InputFile.read(file, as: file), at: file)
    }
    if let file = parsed.value("--base-folded") {
      guard extras.stacks != nil else { throw UsageError("--base-folded needs --folded") }
      try extras.stacks?.addBase(InputFile.read(file, as: file), at: file)
    }
    for file in parsed.values("--bench") {
      try extras.bench.add(InputFile.read(file, as: file), at: file)
    }
    if let file = parsed.value("--profile") {
      extras.profile = try ReportProfile(InputFile.read(file, as: file), at: file)
    }
    let history = parsed.value("--history")
    let file = history ?? ReportCommand.historyFile
    if history != nil || InputFile.kind(of: file) != nil {
      extras.history = try ReportHistory(InputFile.read(file, as: file), at: file)
    }
    return extras
  }

  private func runs(of saved: SavedRun, base: SavedRun?) throws -> [ReportRun] {
    let labels = RunExport.labels(of: saved.record)
    let earlier = base.map { RunExport.labels(of: $0.record) } ?? []
    let catalog = try? ScenarioCatalog.locate(given: nil)
    return try labels.indices.map { index in
      let scenario = try? catalog?.load(saved.record.runs[index].scenario)
      var run = ReportRun(
        name: labels[index],
        title: scenario?.title,
        entry: saved.record.runs[index],
        trace: try saved.trace(ofRun: index),
        input: try saved.input(ofRun: index)
      )
      let twin = earlier.firstIndex { $0.utf8.elementsEqual(labels[index].utf8) }
      if let base, let twin {
        run.base = base.record.runs[twin]
        run.baseTrace = try base.trace(ofRun: twin)
      }
      return run
    }
  }
}
