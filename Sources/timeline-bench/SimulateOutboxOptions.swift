internal import ChatScenarios
internal import OutboxSimulation
internal import TimelineUnits

/// What `simulate outbox` is asked to do.
struct SimulateOutboxOptions: Equatable {
  /// The options that `simulate outbox` understands.
  static let specs = [
    OptionSpec("--seeds", value: "N", "Runs so many seeds; default: 20000, or 1 with --seed."),
    OptionSpec("--seed", value: "S", "Begins with this seed; default: 0."),
    OptionSpec("--mutant", value: "NAME", "Switches a named defect on, which must be found."),
    OptionSpec("--jobs", value: "N", "Runs so many seeds at once; default: one per processor."),
  ]

  /// The seeds to run.
  var seeds: Range<UInt64>
  /// The defect that is switched on.
  var mutant: OutboxMutant?
  /// How many workers run seeds.
  var jobs: Int

  /// Reads the arguments.
  ///
  /// - Throws: `UsageError` for what is no option, no number or no defect.
  init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: SimulateOutboxOptions.specs)
    if let operand = parsed.operands.first {
      throw UsageError("simulate outbox takes no \(operand); --help names its options")
    }
    let first = try parsed.number("--seed", in: 0...Int(Limits.safeInteger)).map { UInt64($0) }
    let count = try parsed.number("--seeds", in: 1...1_000_000_000).map { UInt64($0) }
    let start = first ?? 0
    seeds = start..<start + (count ?? (first == nil ? 20_000 : 1))
    jobs = try parsed.jobs()
    mutant = try parsed.value("--mutant").map { name throws(UsageError) in
      guard let mutant = OutboxMutant(rawValue: name) else {
        throw MutantNames.unknown(name, in: .outbox)
      }
      return mutant
    }
  }

  /// The command that repeats one seed.
  func command(ofSeed seed: UInt64) -> String {
    var arguments = ["timeline-bench", "simulate", "outbox", "--seed", seed.description]
    if let mutant { arguments += ["--mutant", mutant.rawValue] }
    return ShellText.command(arguments)
  }
}
