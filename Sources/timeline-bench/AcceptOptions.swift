internal import ChatScenarios

/// What `accept` was asked for.
struct AcceptOptions {
  private static let omitted = ["--out", "--include-text", "--json"]

  /// The options that `accept` understands.
  static let specs =
    RunOptions.specs.filter { !omitted.contains($0.name) } + [
      OptionSpec("--reason", value: "TEXT", "Says why the values may change; must be given."),
      OptionSpec("--who", value: "NAME", "Says who accepts them; default: the name that git has."),
      OptionSpec(
        "--baseline",
        value: "FILE",
        "Writes this baseline; default: Results/baseline.json of the catalogue."
      ),
      OptionSpec("--memory", "Accepts counts of memory of this toolchain as well."),
      OptionSpec("--measure", "Measures costs on this machine and draws their pictures."),
      OptionSpec("--check", "Accepts nothing; ends with 5 if pictures or tables are not current."),
    ]

  /// What is run.
  let run: RunOptions
  /// Why the values may change.
  let reason: String
  /// Who says so, if that was given.
  let who: String?
  /// The baseline that was named.
  let baseline: String?
  /// Whether counts of memory are accepted, too.
  let acceptsMemory: Bool
  /// Whether costs are measured and drawn, too.
  let measures: Bool
  /// Whether files are only checked.
  let isCheck: Bool

  /// Reads the arguments of `accept`.
  ///
  /// - Throws: `UsageError` or `InputError` for the first argument that is wrong.
  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: AcceptOptions.specs)
    run = try RunOptions(parsed)
    reason = parsed.value("--reason") ?? ""
    who = parsed.value("--who")
    baseline = parsed.value("--baseline")
    acceptsMemory = parsed.has("--memory")
    measures = parsed.has("--measure")
    isCheck = parsed.has("--check")
    let isBlank = reason.utf8.allSatisfy { $0 <= UInt8(ascii: " ") }
    if isCheck {
      guard isBlank, baseline == nil, run.scenarios.isEmpty else {
        throw UsageError("--check accepts nothing; it takes no scenario, reason or baseline")
      }
    } else if isBlank {
      throw UsageError("accept needs a reason: --reason TEXT says why the values may change")
    }
    // Refused before anything is run or written.
    try OutputFile.check(baseline, isNoneOf: run.inputs + [run.metrics, run.cost])
    if measures { try CostPictures.checkBuild() }
    // A shared baseline is about the scenarios as they stand in their files.
    if baseline == nil, let option = (run.reproducing + inputOption).first(where: isChange) {
      throw UsageError(
        "\(option) makes other runs than the catalogue's; give a baseline of your own with "
          + "--baseline FILE"
      )
    }
  }

  private var inputOption: [String] { run.inputs.isEmpty ? [] : ["--input"] }

  private func isChange(_ argument: String) -> Bool {
    argument.utf8.starts(with: "--".utf8) && argument != "--scenarios"
  }
}
