internal import ChatScenarios
internal import Experiments
internal import FrameMetrics

/// A gate's report in lines for people; each failure ends with the command that repeats it.
///
/// Source: BM-PRIN-7.
struct GateLines {
  let report: GateReport

  /// A failure, and the file that it is about.
  struct Failure: Equatable {
    /// The scenario or file, as a title.
    var title: String
    /// What is wrong.
    var message: String
    /// The command that repeats it.
    var command: String
    /// The file that it is about, as far as it is known.
    var file: String?

    /// The line that is shown.
    var line: String { "\(title): \(message); \(command)" }
  }

  /// What went wrong, in the order of the results, the baseline's own faults last.
  var failures: [Failure] {
    var failures: [Failure] = []
    for result in report.results { failures += faults(of: result) }
    for change in report.comparison?.metricChanges ?? [] {
      failures.append(
        Failure(
          title: change.metric,
          message: change.message,
          command: command(["gate"] + report.options.run.scenarios),
          file: path
        )
      )
    }
    for finding in report.stale {
      failures.append(
        Failure(
          title: finding.scenario.description,
          message: finding.message,
          command: command(["gate"]),
          file: path
        )
      )
    }
    for finding in report.memoryFailures {
      let name = finding.scenario.map { [$0.description] } ?? []
      failures.append(
        Failure(
          title: name.first ?? "memory",
          message: finding.message,
          command: command(["gate"] + name),
          file: report.results.first { $0.entry.scenario == finding.scenario }?.file
        )
      )
    }
    if case .absent(let path) = report.baseline {
      let message =
        "there is no baseline; 'timeline-bench accept --reason TEXT' writes one, "
        + "--no-baseline judges by budgets alone"
      failures.append(
        Failure(title: BaselineFile.shown(path), message: message, command: command(["gate"]))
      )
    }
    return failures
  }

  /// What is worth knowing and fails nothing.
  var notes: [String] {
    var notes: [String] = []
    for finding in report.findings where finding.isImprovement && !isFailing {
      notes.append("\(finding.scenario): \(finding.message); accept it to keep it")
    }
    for result in report.unshared {
      notes.append("\(result.title): rows of your own, judged by budgets alone")
    }
    if report.options.comparesMemory {
      let failed = report.memoryFailures.compactMap(\.scenario?.description)
      let equal = report.results.count { !failed.contains($0.entry.scenario.description) }
      let all = CountText.text(report.results.count, "scenario")
      notes.append("memory: \(equal) of \(all) with accepted counts")
    }
    switch report.baseline {
    case .declined: notes.append("baseline: none, judged by budgets alone (--no-baseline)")
    case .found(let base, let path, _):
      let compared = CountText.text(report.results.count - report.unshared.count, "scenario")
      let shown = TerminalText.escaped(BaselineFile.shown(path))
      let last = base.acceptances.last.map { ", accepted " + TerminalText.escaped($0.date) } ?? ""
      notes.append("baseline: \(report.equal) of \(compared) equal to \(shown)\(last)")
    case .ownInputs, .unaccepted, .absent: break
    }
    return notes
  }

  /// What has to be seen even where nothing else is printed, or `nil` if there is nothing.
  var warning: String? {
    guard case .unaccepted(let path) = report.baseline else { return nil }
    let folder = report.options.run.catalogFolder ?? "DIR"
    let accept = ["timeline-bench", "accept", "--scenarios", folder, "--reason", "TEXT"]
    return "note: no \(BaselineFile.shown(path)) yet, so budgets alone judge; "
      + "\(ShellText.command(accept)) writes it"
  }

  private var isFailing: Bool { report.options.failsOnImprovement }

  private var path: String? {
    if case .found(_, let path, _) = report.baseline { path } else { nil }
  }

  private func faults(of result: RunResult) -> [Failure] {
    let entry = result.entry
    let name = entry.scenario.description
    var failures: [Failure] = []
    func add(_ message: String, _ command: String) {
      failures.append(Failure(title: name, message: message, command: command, file: result.file))
    }
    if !entry.isRepeatable { add("two runs gave different traces", result.command) }
    for finding in entry.verdict.findings where !finding.isMet {
      add(FailureLines.text(of: finding), result.command)
    }
    if report.isHeldByNothing(result) { add("no budget holds for it", result.command) }
    for finding in report.findings(of: result) where !finding.isImprovement || isFailing {
      guard report.comparison?.isOfMetrics(finding) != true else { continue }
      add(finding.message, gate(result))
    }
    return failures
  }

  /// The command that compares a result again: that of its run, for the gate.
  private func gate(_ result: RunResult) -> String {
    let start = "timeline-bench run"
    guard result.command.utf8.starts(with: start.utf8) else { return result.command }
    let rest = String(decoding: result.command.utf8.dropFirst(start.utf8.count), as: UTF8.self)
    let more = report.options.reproducing
    return "timeline-bench gate" + rest + (more.isEmpty ? "" : " " + ShellText.command(more))
  }

  private func command(_ words: [String]) -> String {
    ShellText.command(
      ["timeline-bench"] + words + report.options.run.reproducing + report.options.reproducing
    )
  }
}
