internal import ChatScenarios
internal import TimelineScroll
internal import TimelineUnits

/// What `simulate` was asked to do.
struct SimulateOptions {
  /// The options that `simulate` understands.
  static let specs = [
    OptionSpec("--seeds", value: "N", "Draws so many scenarios; default: 100."),
    OptionSpec("--seed", value: "S", "The seed of the first scenario; default: 0."),
    OptionSpec("--seconds", value: "T", "Virtual seconds of a scenario; default: 30."),
    OptionSpec("--mutant", value: "NAME", "Puts a mistake into the engine, which has to show."),
    OptionSpec("--jobs", value: "N", "Runs so many at once; default: one per processor."),
    OptionSpec("--out", value: "DIR", "Where a scenario that broke a rule is kept; default: out."),
    OptionSpec("--trace", "Prints the trace of the file that is replayed, as text."),
    OptionSpec("--json", "Prints what was found as JSON."),
    OptionSpec("--quiet", "Prints no progress and no summary."),
  ]

  /// The subject and files, as they were given.
  let operands: [String]
  let seeds: Int
  let firstSeed: UInt64
  let seconds: Int
  let mutant: InjectedFault?
  let jobs: Int
  let out: String
  let printsTrace: Bool
  let printsJSON: Bool
  let isQuiet: Bool

  /// Reads the arguments of `simulate`.
  ///
  /// - Throws: `UsageError` for the first argument that is wrong.
  init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: SimulateOptions.specs)
    operands = parsed.operands
    seeds = try parsed.number("--seeds", in: 1...1_000_000) ?? 100
    firstSeed = UInt64(try parsed.number("--seed", in: 0...Int(Limits.safeInteger)) ?? 0)
    seconds = try parsed.number("--seconds", in: 1...600) ?? 30
    jobs = try parsed.jobs()
    out = parsed.value("--out") ?? "out"
    printsTrace = parsed.has("--trace")
    printsJSON = parsed.has("--json")
    isQuiet = parsed.has("--quiet")
    guard let name = parsed.value("--mutant") else {
      mutant = nil
      return
    }
    guard let fault = InjectedFault.named(name.utf8) else {
      throw MutantNames.unknown(name, in: .screen)
    }
    mutant = fault
  }
}
