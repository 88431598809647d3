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
      "The engine that Benchmarks/Page/build made; \(PageEngine.standard) if it is there."
    ),
  ]

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
    let page = ReportPage(
      record: saved.record,
      runs: try runs(of: saved, base: base),
      engine: engine,
      command: ShellText.command(["timeline-bench", "report"] + arguments.map(ShownPath.text))
    )
    try OutputFile.write(page.html(), to: file)
    console.print("report: " + TerminalText.escaped(file))
  }

  private func runs(of saved: SavedRun, base: SavedRun?) throws -> [ReportRun] {
    let labels = RunExport.labels(of: saved.record)
    let earlier = base.map { RunExport.labels(of: $0.record) } ?? []
    return try labels.indices.map { index in
      var run = ReportRun(
        name: labels[index],
        entry: saved.record.runs[index],
        trace: try saved.trace(ofRun: index),
        image: try saved.image(ofRun: index)
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
