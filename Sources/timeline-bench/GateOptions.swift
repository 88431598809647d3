internal import ChatScenarios
internal import Experiments

/// What `gate` was asked for, beside what it runs.
struct GateOptions {
  /// The options that `gate` understands.
  static let specs =
    RunOptions.specs.filter { !["--out", "--include-text"].contains($0.name) } + [
      OptionSpec(
        "--baseline",
        value: "FILE",
        "Compares with this baseline or run; default: Results/baseline.json."
      ),
      OptionSpec("--no-baseline", "Judges by budgets alone."),
      OptionSpec("--lenient", "Lets pass what only the baseline or only the catalogue has."),
      OptionSpec("--fail-on-improvement", "Ends with 4 if a value is better than accepted."),
      OptionSpec("--memory", "Compares counts of memory of this toolchain as well."),
      OptionSpec("--junit", value: "FILE", "Writes the verdicts as JUnit XML as well."),
      OptionSpec("--self-test", "Puts mistakes into the engine and looks who notices."),
    ]

  /// What is run.
  let run: RunOptions
  /// The baseline that was named.
  let baseline: String?
  /// Whether nothing is compared with a baseline.
  let hasNoBaseline: Bool
  /// Whether scenarios may be missing on one side.
  let isLenient: Bool
  /// Whether an improvement has an exit code of its own.
  let failsOnImprovement: Bool
  /// Whether counts of memory are compared, too.
  let comparesMemory: Bool
  /// Where the verdicts go as JUnit XML.
  let junit: String?
  /// Whether the gate itself is tested.
  let isSelfTest: Bool

  /// Reads the arguments of `gate`.
  ///
  /// - Throws: `UsageError` or `InputError` for the first argument that is wrong.
  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: GateOptions.specs)
    run = try RunOptions(parsed)
    baseline = parsed.value("--baseline")
    hasNoBaseline = parsed.has("--no-baseline")
    isLenient = parsed.has("--lenient")
    failsOnImprovement = parsed.has("--fail-on-improvement")
    comparesMemory = parsed.has("--memory")
    junit = parsed.value("--junit")
    isSelfTest = parsed.has("--self-test")
    try OutputFile.check(junit, isNoneOf: run.inputs + [baseline, run.metrics, run.cost])
    if isSelfTest, !reproducing.isEmpty || junit != nil {
      throw UsageError("--self-test has baselines and verdicts of its own; leave the others away")
    }
    if hasNoBaseline, baseline != nil || isLenient || failsOnImprovement || comparesMemory {
      throw UsageError("--no-baseline compares nothing; leave the other options on baselines away")
    }
  }

  /// The options on baselines that repeat a comparison.
  var reproducing: [String] {
    (baseline.map { ["--baseline", $0] } ?? []) + (hasNoBaseline ? ["--no-baseline"] : [])
      + (isLenient ? ["--lenient"] : []) + (comparesMemory ? ["--memory"] : [])
      + (failsOnImprovement ? ["--fail-on-improvement"] : [])
  }
}
