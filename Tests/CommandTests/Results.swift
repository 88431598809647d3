import ChatScenarios
import Experiments
import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@testable import timeline_bench

/// Results of runs that never took place.
enum Results {
  /// The measurements of a run that was revealed after a time.
  static func measurements(revealMs: Int64) throws -> Measurements {
    var recorder = TraceRecorder()
    recorder.record(.began(RunSetup()), at: .zero)
    recorder.record(.covered(epoch: 0), at: .zero)
    let reveal = Instant.zero + .milliseconds(revealMs)
    recorder.record(.revealed(.still, pass: 4, creep: .zero), at: reveal)
    recorder.record(.ended, at: .zero + .seconds(5))
    return try Measurements(recorder.finish())
  }

  /// The record of results.
  static func record(_ results: [RunResult]) -> RunRecord {
    RunRecord(
      environment: RunEnvironment(fonts: [], versions: [], revision: SourceRevision()),
      switches: [],
      includesText: false,
      runs: results.map(\.entry)
    )
  }

  /// A result held against budgets.
  static func result(
    _ name: String,
    revealMs: Int64,
    _ budgets: [Budget?],
    isRepeatable: Bool = true
  ) throws -> RunResult {
    let measurements = try measurements(revealMs: revealMs)
    return RunResult(
      entry: RunEntry(
        scenario: try #require(ScenarioName(name)),
        seed: 1,
        device: "plain",
        digest: 0xabc,
        isRepeatable: isRepeatable,
        measurements: measurements,
        verdict: Verdict(budgets.compactMap(\.self), of: measurements)
      ),
      duration: .seconds(5),
      command: "timeline-bench run \(name)"
    )
  }
}
