internal import ChatScenarios
internal import Experiments
internal import Reporting
internal import TimelineTrace

/// `timeline-bench export`: a run in the format of another tool.
struct ExportCommand {
  /// The options that `export` understands.
  static let specs = [
    OptionSpec("--format", value: "FORMAT", "The format; see above."),
    OptionSpec("-o", value: "FILE", "Writes the document into a file and not to standard output."),
    OptionSpec("--base", value: "RUN", "csv, markdown: states the difference to another run."),
    OptionSpec("--bigger", "gha: writes the metrics of which more is better."),
  ]

  let console: Console

  /// Writes what the arguments ask for.
  ///
  /// - Throws: `UsageError` or `InputError`; nothing has been written then.
  func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: ExportCommand.specs)
    let format = try format(parsed.value("--format"))
    if parsed.has("--bigger"), format != .gha { throw UsageError("--bigger goes with gha") }
    if parsed.has("--base"), format != .csv, format != .markdown {
      throw UsageError("--base goes with csv and markdown")
    }
    guard let path = parsed.operands.first else {
      throw UsageError("export which run? A folder that 'run --out' wrote, such as out/latest")
    }
    var saved = try SavedRun(path)
    try saved.keep(parsed.operands.dropFirst().map(ScenarioPattern.init))
    let base = try parsed.value("--base").map { try SavedRun($0) }
    let output = parsed.value("-o").flatMap { $0 == OutputFile.standardOutput ? nil : $0 }
    try OutputFile.check(output, isNoneOf: saved.files + (base?.files ?? []))
    let bytes =
      switch format {
      case .perfetto: RunExport.perfetto(try traces(of: saved))
      default:
        RunExport.document(
          of: saved.record,
          as: format,
          base: base?.record,
          biggerIsBetter: parsed.has("--bigger")
        )
      }
    guard let output else { return console.print(bytes: bytes) }
    try OutputFile.write(bytes, to: output)
  }

  private func traces(of saved: SavedRun) throws -> [(label: String, trace: Trace)] {
    let labels = RunExport.labels(of: saved.record)
    return try labels.indices.map { (labels[$0], try saved.trace(ofRun: $0)) }
  }

  private func format(_ word: String?) throws(UsageError) -> RunFormat {
    let words = RunFormat.allCases.map(\.rawValue)
    guard let word else {
      throw UsageError("--format is missing: one of " + words.joined(separator: ", "))
    }
    guard let format = RunFormat(rawValue: word) else {
      throw UsageError(
        "--format: unknown format \(word)"
          + NearestNames.hint(for: word, among: words, orSee: "export --help")
      )
    }
    return format
  }
}
