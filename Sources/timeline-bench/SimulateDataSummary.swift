internal import DataSimulation
internal import Experiments
internal import FaultSimulation

/// What many seeds of `simulate data` came to.
struct SimulateDataSummary {
  private var seeds = 0
  private var events = 0
  private var digest: UInt64 = 0
  private var coverage = TransitionCoverage<DataTransition>()

  /// From how many seeds on every transition has to be reached, and how often.
  static let fullSeeds = 5_000
  static let fewest = 10

  /// Adds the outcome of a seed.
  mutating func add(_ outcome: DataOutcome) {
    seeds += 1
    events += outcome.events
    digest = digest &* 0x0000_0100_0000_01b3 ^ outcome.hash
    coverage.add(outcome.coverage)
  }

  /// The transitions that so many seeds should have reached and did not.
  var missing: [DataTransition] {
    seeds < SimulateDataSummary.fullSeeds ? [] : coverage.missing(below: SimulateDataSummary.fewest)
  }

  /// The figures as lines.
  func lines(isComplete: Bool) -> [String] {
    let all = DataTransition.allCases
    let few = coverage.missing(below: SimulateDataSummary.fewest)
    var lines = [
      CountText.text(seeds, "seed") + ", " + CountText.text(events, "event")
        + ", 0 violations, digest \(digest)",
      "\(all.count - few.count) of \(all.count) transitions taken"
        + " \(SimulateDataSummary.fewest) times or more",
    ]
    for transition in isComplete ? all : few {
      lines.append("  \(transition): \(coverage.count(of: transition))")
    }
    return lines
  }
}
