internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import TimelineTrace
internal import TimelineUnits

/// `timeline-bench verify`: a trace held against budgets, wherever it comes from.
struct VerifyCommand {
  /// The options that `verify` understands.
  static let specs = [
    OptionSpec("--trace", value: "FILE", "The trace, in its binary or its text form."),
    OptionSpec(
      "--budgets",
      value: "FILE",
      "The budgets; default: Benchmarks/Budgets/recorded.json."
    ),
    OptionSpec("--as", value: "SLUG", "Adds the budgets of one scenario of this file."),
    OptionSpec("--scenarios", value: "DIR", "Finds the default budgets beside another catalogue."),
    OptionSpec("--quiet", "Prints nothing but missed budgets."),
  ]

  let console: Console

  /// Judges the trace that the arguments name.
  ///
  /// - Throws: `UsageError` or `InputError`.
  func run(_ arguments: [String]) throws -> ExitCode {
    let parsed = try ParsedArguments(arguments, options: VerifyCommand.specs)
    if let word = parsed.operands.first {
      throw UsageError("verify takes no \(word); the trace is given with --trace FILE")
    }
    guard let path = parsed.value("--trace") else {
      throw UsageError("verify what? --trace FILE, as TimelineRecorder or 'run --out' writes it")
    }
    let budgets = try VerifyCommand.budgets(parsed)
    let trace = try TraceFile.read(path)
    let measurements: Measurements
    do {
      measurements = try Measurements(trace)
    } catch {
      throw InputError(
        place: path,
        byteOffset: error.byteOffset,
        message: error.reason.message.description
      )
    }
    let verdict = Verdict(budgets, of: measurements)
    if !parsed.has("--quiet") {
      for line in VerifyCommand.lines(measurements, verdict) { console.print(line) }
    }
    for finding in verdict.findings where !finding.isMet {
      let text = FailureLines.text(of: finding)
      let command = ShellText.command(["timeline-bench", "verify"] + arguments)
      console.complain("\(path): \(text); \(command)")
    }
    return verdict.isPass ? .pass : .missed
  }

  /// The budgets that hold; there is at least one.
  private static func budgets(_ parsed: ParsedArguments) throws -> [Budget] {
    let path =
      try parsed.value("--budgets")
      ?? ScenarioCatalog.locate(given: parsed.value("--scenarios")).budgetsFolder
      + "/recorded.json"
    let book = try BudgetBook(InputFile.read(path, as: path), at: path)
    let slug = parsed.value("--as") ?? "recorded"
    guard let name = ScenarioName(family: "recorded", slug: slug) else {
      throw UsageError("--as: \(slug) is no scenario's name; it has 1 to 64 of a-z, 0-9 and -")
    }
    if parsed.has("--as"), !book.holds(slug) {
      throw UsageError(
        "--as: there are no budgets of \(slug) in \(path)"
          + NearestNames.hint(for: slug, among: book.slugs)
      )
    }
    let budgets = book.budgets(of: name)
    guard !budgets.isEmpty else {
      throw InputError(place: path, message: "no budget in it holds for every trace; see --as")
    }
    return budgets
  }

  private static func lines(_ measurements: Measurements, _ verdict: Verdict) -> [String] {
    var table = TextTable(header: ["metric", "value", "budget", "", "where"], numeric: [1, 2])
    for metric in Metric.allCases {
      let findings = verdict.findings.filter { $0.budget.metric == metric }
      guard measurements[metric] != nil || !findings.isEmpty else { continue }
      let value = measurements[metric].map(MeasureText.text) ?? "not measured"
      let witness = measurements.witness(of: metric).map(VerifyCommand.text) ?? ""
      if findings.isEmpty { table.add([metric.name.description, value, "", "", witness]) }
      for finding in findings {
        let bound = "\(finding.budget.bound.symbol) \(MeasureText.text(finding.budget.limit))"
        let verdict = finding.isSkipped ? "skip" : finding.isMet ? "pass" : "FAIL"
        table.add([metric.name.description, value, bound, verdict, witness])
      }
    }
    let missed = verdict.findings.count { !$0.isMet }
    let kept = verdict.findings.count { $0.isMet && !$0.isSkipped }
    return table.text(within: TextTable.width) + [
      "", "verify: \(CountText.text(kept, "budget")) kept, \(missed) missed",
    ]
  }

  /// Where an extreme was met, in words.
  private static func text(_ witness: Witness) -> String {
    let time = "at \(MeasureText.number(witness.at.sinceStart.milliseconds)) ms"
    return witness.item.map { time + ", row \($0.index)" } ?? time
  }
}
