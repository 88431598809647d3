import ChatScenarios
import FrameMetrics
import Testing

@testable import Experiments

/// Entries and records of small runs.
enum BaselineWorld {
  static func measurements(_ values: [(Metric, Int64)]) -> Measurements {
    Measurements(values.map { ($0.0, Measure(parts: $0.1, unit: $0.0.unit)) })
  }

  static let standard: [(Metric, Int64)] = [
    (.revealMs, 705_600 * 128), (.workMeasures, 13), (.framesCount, 60),
    (.cadenceMinInterval, 705_600 * 167),
  ]

  static func entry(
    _ name: String = "reveal/rows",
    _ values: [(Metric, Int64)] = standard,
    input: UInt64? = nil,
    text: BaselineText? = nil
  ) throws -> BaselineEntry {
    BaselineEntry(
      scenario: try #require(ScenarioName(name)),
      content: 0xc0,
      input: input,
      device: "plain",
      seed: 1,
      text: text,
      trace: 0xabc,
      measurements: measurements(values)
    )
  }

  static func run(
    _ name: String = "reveal/rows",
    text: TextBasis = .stated,
    input: UInt64? = nil
  ) throws -> RunEntry {
    let values = measurements(standard)
    return RunEntry(
      scenario: try #require(ScenarioName(name)),
      seed: 1,
      device: "plain",
      input: input.map { RunInput(index: 0, digest: $0) },
      digest: 0xabc,
      measurements: values,
      verdict: Verdict([], of: values),
      content: 0xc0,
      text: text
    )
  }

  static func record(_ runs: [RunEntry], metrics: [String] = ["aa", "bb"]) -> RunRecord {
    RunRecord(
      environment: RunEnvironment(
        fonts: [.init(name: "Inter.otf", sha256: "ff")],
        metrics: metrics.map { .init(name: "file", sha256: $0) },
        versions: [
          .init(name: "cmarkGFM", version: "0.29"), .init(name: "icu", version: "72.1"),
        ],
        revision: SourceRevision(commit: "0123", isDirty: false)
      ),
      switches: [],
      includesText: false,
      runs: runs
    )
  }

  static let acceptance = BaselineAcceptance(
    reason: "why",
    who: "someone",
    date: "2026-11-30",
    revision: SourceRevision(commit: "0123", isDirty: true),
    changes: ["reveal/rows: reveal.ms 96 ms -> 128 ms"],
    unlisted: 3
  )
}
