internal import ChatOutbox
internal import ChatScenarios
internal import Experiments
internal import FaultSimulation
internal import OutboxSimulation
internal import TimelineUnits

/// The lines of `simulate outbox`.
struct SimulateOutboxReport {
  let options: SimulateOutboxOptions
  let total: SimulateOutboxPool.Total

  /// From how many seeds on every transition must have been taken often enough.
  static let seedsForCoverage = 5_000
  /// How often that is.
  ///
  /// Source: DST-9, R-6.
  static let leastCoverage = 10

  /// What was run, and how often each transition was taken.
  var lines: [String] {
    let first = options.seeds.lowerBound
    var table = TextTable(header: ["rule", "transition", "times"], numeric: [2])
    for transition in OutboxTransition.allCases {
      let count = total.coverage.count(of: transition)
      table.add(["H-OUTBOX-T\(transition.rawValue)", "\(transition)", "\(count)"])
    }
    return table.text(within: TextTable.width) + [
      "",
      "outbox: \(CountText.text(total.seeds, "seed")) from \(first), "
        + CountText.text(total.events, "event") + ", " + CountText.text(total.messages, "message")
        + ", " + CountText.text(total.submits, "submit") + ", \(total.asking) waiting for the user",
      "digest: " + HexDigits.text(of: total.digest),
    ]
  }

  /// The transitions that too few seeds took, as one line, or `nil` if all is well.
  var coverageFault: String? {
    guard options.mutant == nil, total.broken == nil,
      total.seeds >= SimulateOutboxReport.seedsForCoverage
    else { return nil }
    let missing = total.coverage.missing(below: SimulateOutboxReport.leastCoverage)
    guard !missing.isEmpty else { return nil }
    let rules = missing.map { "H-OUTBOX-T\($0.rawValue)" }.joined(separator: ", ")
    return "taken fewer than \(SimulateOutboxReport.leastCoverage) times: \(rules)"
  }

  /// What broke at a seed: the shortest script that breaks it, and the command that repeats it.
  static func failure(
    of seed: UInt64,
    _ shrunk: ShrunkOutboxScript?,
    _ options: SimulateOutboxOptions
  ) -> [String] {
    let command = options.command(ofSeed: seed)
    guard let shrunk else { return ["seed=\(seed); \(command)"] }
    let script = shrunk.script
    let rule = shrunk.rule
    var lines = [
      "seed=\(seed) rule=\(rule) events=\(script.steps.count) "
        + "(shrunk in \(shrunk.runs) runs): \(RuleTable.rule(rule)?.sentence ?? "")",
      "  \(script.chats) chats on \(script.desktops) desktops, windows of \(script.windowRows) "
        + "rows, faults end at \(script.healMs) ms",
    ]
    lines += script.steps.map { "  " + $0.text }
    return lines + [command]
  }
}
