internal import ChatScenarios
internal import Experiments
internal import FrameMetrics

/// The table of a self-test: which budget noticed which mutant.
struct SelfTestTable {
  /// The lines of the table and the count.
  let lines: [String]

  /// Lays out the table.
  init(_ report: SelfTestReport) {
    var table = TextTable(
      header: ["mutant", "scenario", "metric", "budget", "measured", "missed"],
      numeric: [4, 5]
    )
    for trial in report.trials { table.add(SelfTestTable.cells(of: trial)) }
    var gate = TextTable(header: ["put before the gate", "code", "must be"], numeric: [1, 2])
    for trial in report.gate {
      gate.add([trial.name, String(trial.actual), String(trial.expected)])
    }
    lines =
      table.text(within: TextTable.width) + [""] + (report.gate.isEmpty ? [] : gate.text + [""])
      + [SelfTestTable.count(report)]
  }

  private static func cells(of trial: FaultTrial) -> [String] {
    let name = trial.fault?.name ?? ""
    guard let kill = trial.kills.first else { return [name, "-", "-", "-", "-", "0"] }
    let budget = kill.line.budget
    return [
      name, kill.scenario.description, budget.metric.name.description,
      "\(budget.bound.symbol) \(MeasureText.text(budget.limit))",
      kill.measured.map(MeasureText.text) ?? "none", String(trial.kills.count),
    ]
  }

  private static func count(_ report: SelfTestReport) -> String {
    let killed = report.trials.count - report.survivors.count
    return "self-test: \(killed) of \(CountText.text(report.trials.count, "mutant")) noticed, "
      + CountText.text(report.untripped.count, "budget") + " without a mutant, "
      + "\(report.gate.count(where: \.isPassed)) of \(report.gate.count) codes of the gate right"
  }

  /// One line for each thing that is wrong.
  static func failures(of report: SelfTestReport) -> [String] {
    let again = "; timeline-bench gate --self-test"
    let missed = report.control.map { kill in
      "\(kill.scenario): \(kill.line.budget.metric.name) is missed without a mutant"
        + "; timeline-bench run \(kill.scenario)"
    }
    let survivors = report.survivors.map { "\($0.name): no budget notices it" + again }
    let untripped = report.untripped.map { line in
      let limit = MeasureText.text(line.budget.limit)
      return "\(line.scope): no mutant misses \(line.budget.metric.name) "
        + "\(line.budget.bound.symbol) \(limit)" + again
    }
    let gate = report.gate.filter { !$0.isPassed }.map {
      "\($0.name): the gate ends with \($0.actual), must be \($0.expected)" + again
    }
    return missed + survivors + untripped + gate
  }
}
