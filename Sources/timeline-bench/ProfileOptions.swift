internal import ChatScenarios
internal import Experiments

/// What `profile` was asked to do, checked as far as that goes without reading files.
struct ProfileOptions {
  /// The options of `run` that `profile` understands, too.
  private static let shared = RunOptions.specs.filter { spec in
    [
      "--input", "--scenarios", "--device", "--set", "--cost", "--metrics", "--seed",
      "--reduce-motion",
    ]
    .contains(spec.name)
  }

  /// The options that `profile` understands.
  static let specs =
    [
      OptionSpec("--each", "Prints every scenario by itself, and not only all of them together."),
      OptionSpec("--rows", value: "N", "Prints so many of the dearest rows; default: 10."),
      OptionSpec(
        "--rounds",
        value: "N",
        "Runs everything so often for the figures of this machine; default: 5."
      ),
      OptionSpec("--folded", value: "FILE", "Writes folded stacks for flame graphs."),
      OptionSpec(
        "--clock",
        value: "host|virtual",
        "The clock of these stacks; default: host, this machine's."
      ),
      OptionSpec(
        "--perfetto",
        value: "FILE",
        "Writes the traces for Perfetto, with the cost of each frame beside them."
      ),
    ] + shared + [
      OptionSpec("--json", "Prints a document instead of tables."),
      OptionSpec("--quiet", "Prints no progress."),
      OptionSpec("--include-text", "Prints how the text of the dearest rows begins."),
    ]

  /// What chooses the scenarios and how they run.
  var run: RunOptions
  /// Whether every scenario is printed by itself.
  var printsEach: Bool
  /// How many rows are printed.
  var rowCount: Int
  /// How often everything runs for the figures of this machine.
  var rounds: Int
  /// The file of folded stacks.
  var folded: String?
  /// The clock of these stacks.
  var clock: FoldedStacks.Clock
  /// The file for Perfetto.
  var perfetto: String?
  /// Whether a document is printed.
  var printsJSON: Bool
  /// Whether no progress is printed.
  var isQuiet: Bool
  /// Whether text of rows is printed.
  var includesText: Bool

  /// Reads the arguments of `profile`.
  ///
  /// - Throws: `UsageError` or `InputError` for the first argument that is wrong.
  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: ProfileOptions.specs)
    printsEach = parsed.has("--each")
    rowCount =
      try parsed.value("--rows").map { try RunOptions.number($0, of: "--rows", in: 0...1_000) }
      ?? 10
    rounds =
      try parsed.value("--rounds").map { try RunOptions.number($0, of: "--rounds", in: 1...1_000) }
      ?? 5
    folded = parsed.value("--folded")
    perfetto = parsed.value("--perfetto")
    clock = try ProfileOptions.clock(parsed)
    printsJSON = parsed.has("--json")
    isQuiet = parsed.has("--quiet")
    includesText = parsed.has("--include-text")
    if let folded, let perfetto, OutputFile.isSame(folded, perfetto) || folded == perfetto {
      throw UsageError("--folded and --perfetto name one file")
    }
    run = try RunOptions(parsed, understanding: ProfileOptions.shared)
    for file in [folded, perfetto] {
      try OutputFile.check(file, isNoneOf: run.inputs + [run.metrics, run.cost])
    }
  }

  private static func clock(_ parsed: ParsedArguments) throws(UsageError) -> FoldedStacks.Clock {
    guard let word = parsed.value("--clock") else { return .host }
    guard parsed.has("--folded") else { throw UsageError("--clock goes with --folded") }
    guard let clock = FoldedStacks.Clock(rawValue: word) else {
      throw UsageError("--clock: \(word) is neither host nor virtual")
    }
    return clock
  }
}
