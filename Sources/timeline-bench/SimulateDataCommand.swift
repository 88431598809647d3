internal import ChatScenarios
internal import DataSimulation

/// `timeline-bench simulate data`: hosts, loads and live state under a swarm of faults.
struct SimulateDataCommand {
  /// The options that it understands.
  static let specs = [
    OptionSpec("--seeds", value: "N", "Runs so many seeds: 1,000, or 1 with --seed."),
    OptionSpec("--seed", value: "S", "Begins with this seed: 0."),
    OptionSpec("--mutant", value: "NAME", "Breaks something on purpose, which has to be found."),
    OptionSpec("--keep", value: "LIST", "Runs these steps of one seed, such as 0,7,12."),
    OptionSpec("--coverage", "Prints how often each transition was taken."),
  ]

  /// What it does, in the help of `simulate`.
  static let help = """
    'simulate data' runs hosts, loads, live state and lease of the phone under faults that are drawn
    from seeds, with checkers of the rules after every event.

    USAGE
      timeline-bench simulate data [OPTIONS]

    Its link loses, delays, doubles and reorders messages or goes away, desktops stream, settle and
    replace rows; then comes a phase in which everything has to come to rest.

    The first seed that breaks a rule is shortened to the steps that matter, and the command that
    repeats it is printed; the exit code is then 3. A mutant breaks a rule on purpose, so that its
    checker can show that it looks.

    EXAMPLES
      timeline-bench simulate data --seeds 5000
      timeline-bench simulate data --seeds 200 --mutant olderRevisionWins
    """

  let console: Console

  /// Runs seeds until one fails.
  ///
  /// - Returns: `pass` if every checker held, else `violation`.
  /// - Throws: `UsageError`.
  func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    let request = try SimulateDataRequest(arguments)
    var summary = SimulateDataSummary()
    for seed in request.allSeeds {
      let outcome = DataSimulator.run(seed: seed, mutant: request.mutant, keeping: request.kept)
      summary.add(outcome)
      guard let violation = outcome.violation else { continue }
      for line in failure(seed, violation, request) { console.print(line) }
      return .violation
    }
    for line in summary.lines(isComplete: request.hasCoverage) { console.print(line) }
    return summary.missing.isEmpty ? .pass : .violation
  }

  /// What failed, the shortest steps that show it, and the command that repeats it.
  private func failure(
    _ seed: UInt64,
    _ violation: DataViolation,
    _ request: SimulateDataRequest
  ) -> [String] {
    let kept = request.kept ?? DataSimulator.shrink(seed: seed, mutant: request.mutant)
    let shrunk = DataSimulator.run(seed: seed, mutant: request.mutant, keeping: kept).violation
    let shown = shrunk ?? violation
    let place = "seed=\(seed) events=\(kept.count)(shrunk) rule=\(shown.rule)"
    var command = "timeline-bench simulate data --seed \(seed)"
    if let mutant = request.mutant { command += " --mutant \(mutant.rawValue)" }
    // Nothing at all may be enough; then the seed alone is the shortest way to say it.
    if !kept.isEmpty { command += " --keep " + kept.map(String.init).joined(separator: ",") }
    return ["\(place) at \(shown.atMs) ms: \(shown.message)"]
      + DataSimulator.lines(seed: seed, of: kept).map { "  " + $0 }
      + ["repeat: " + command]
  }
}
