internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import TimelineScroll
internal import TimelineTrace
internal import TimelineUnits

/// Broken baselines and results that are put before the gate; each has to give its exit code.
///
/// Source: BM-SELF-2.
struct GateTrials {
  /// What one more measurement of every cell does to the values of a scenario, and the scenario.
  private let sound: RunRecord
  private let faulty: RunRecord

  /// Runs the first scenario that measures cells, as it is and with one more measurement a cell.
  ///
  /// - Throws: `TraceError` if a run cannot be measured.
  init?(_ subjects: [SelfTestSubject]) throws(TraceError) {
    for subject in subjects {
      let sound = try subject.compiled.measurements()
      let faulty = try subject.compiled.measurements(with: .cellsMeasuredTwice)
      let differences = MetricDifference.all(from: sound, to: faulty)
      // The same fault has to serve as an improvement that is taken back.
      guard differences.contains(where: { $0.grade == .worse }),
        !differences.contains(where: { $0.grade != .worse })
      else { continue }
      self.sound = GateTrials.record(subject, sound)
      self.faulty = GateTrials.record(subject, faulty)
      return
    }
    return nil
  }

  /// The trials, the control first.
  var all: [GateTrial] {
    [
      GateTrial("the same values again", expected: 0, actual: code(sound, with: sound)),
      GateTrial("one more measurement a cell", expected: 2, actual: code(faulty, with: sound)),
      GateTrial("one less, as an improvement", expected: 0, actual: code(sound, with: faulty)),
      GateTrial(
        "one less, to be told",
        expected: 4,
        actual: code(sound, with: faulty, ["--fail-on-improvement"])
      ),
      GateTrial("another scenario's content", expected: 5, actual: code(changed, with: sound)),
      GateTrial("a baseline without values", expected: 5, actual: code(sound, with: empty)),
      GateTrial("a scenario that is gone", expected: 5, actual: stale),
      GateTrial("counts of another toolchain", expected: 5, actual: memory("swift-0_none")),
      GateTrial("no counts at all", expected: 5, actual: memory(ToolchainKey.current)),
      GateTrial("a filter that matches nothing", expected: 1, actual: filter),
      GateTrial("a result cut short", expected: 1, actual: truncated),
    ]
  }

  private static func record(_ subject: SelfTestSubject, _ values: Measurements) -> RunRecord {
    let budget = Budget(.faultsCount, .atMost, parts: Int64.max)
    let entry = RunEntry(
      scenario: subject.scenario,
      seed: 1,
      device: "plain",
      digest: 0,
      measurements: values,
      verdict: Verdict([budget], of: values),
      content: 1
    )
    return RunRecord(
      environment: RunEnvironment(fonts: [], versions: [], revision: SourceRevision()),
      switches: [],
      includesText: false,
      runs: [entry]
    )
  }

  private var empty: RunRecord {
    var record = sound
    record.runs = []
    return record
  }

  private var changed: RunRecord {
    var record = sound
    for index in record.runs.indices { record.runs[index].content = 2 }
    return record
  }

  /// The code of a gate over a run, with the values of another one as its baseline.
  private func code(
    _ head: RunRecord,
    with base: RunRecord,
    _ arguments: [String] = [],
    isWhole: Bool = false
  ) -> Int {
    guard let options = try? GateOptions(arguments) else { return Int(ExitCode.usage.rawValue) }
    let results = head.runs.map {
      RunResult(entry: $0, duration: .zero, command: "timeline-bench run")
    }
    let report = GateReport(
      results,
      head,
      skipped: 0,
      isWhole: isWhole,
      baseline: .found(Baseline(base), path: "", isNamed: true),
      options: options
    )
    return Int(report.code.rawValue)
  }

  /// The code of a gate over the whole of a catalogue from which a scenario was taken away.
  private var stale: Int {
    var base = sound
    base.runs += sound.runs
    guard let gone = ScenarioName("gone/scenario") else { return Int(ExitCode.usage.rawValue) }
    base.runs[base.runs.count - 1].scenario = gone
    return code(sound, with: base, isWhole: true)
  }

  /// The code of counts that were accepted for a toolchain, held against none of this one.
  private func memory(_ key: String) -> Int {
    let base = MemoryBaseline(key: key, [])
    let head = MemoryBaseline(key: ToolchainKey.current, [])
    let findings = MemoryComparison.findings(head, with: base)
    let isIncomparable = findings.contains(where: \.isIncomparable)
    return Int((isIncomparable ? ExitCode.missing : .pass).rawValue)
  }

  private var filter: Int {
    let isRefused = (try? RunPlan(RunOptions(["no-family/no-scenario-*"]))) == nil
    return Int((isRefused ? ExitCode.usage : .pass).rawValue)
  }

  private var truncated: Int {
    let bytes = Baseline(sound).json()
    let isRefused = (try? Baseline(Array(bytes.dropLast(bytes.count / 3)), at: "cut")) == nil
    return Int((isRefused ? ExitCode.usage : .pass).rawValue)
  }
}
