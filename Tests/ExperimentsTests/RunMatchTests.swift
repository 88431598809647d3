import ChatScenarios
import Experiments
import FrameMetrics
import Testing

/// Covers `RunEntry+Text`.
@Suite struct RunMatchTests {
  private func entry(_ name: String, device: String = "plain", input: UInt64? = nil) throws
    -> RunEntry
  {
    let measurements = Measurements([])
    return RunEntry(
      scenario: try #require(ScenarioName(name)),
      seed: 1,
      device: device,
      input: input.map { RunInput(index: 0, digest: $0) },
      digest: 0,
      measurements: measurements,
      verdict: Verdict([], of: measurements)
    )
  }

  @Test func `Runs belong together by scenario, seed, device and input`() throws {
    let record = RunRecord(
      environment: RunEnvironment(fonts: [], versions: [], revision: SourceRevision()),
      switches: [],
      includesText: false,
      runs: [
        try entry("a/b"), try entry("a/b", device: "iPhone 17"), try entry("a/b", input: 5),
      ]
    )
    for run in record.runs { #expect(RunMatch.partner(of: run, in: record) == run) }
    #expect(RunMatch.partner(of: try entry("a/c"), in: record) == nil)
    #expect(RunMatch.partner(of: try entry("a/b", input: 6), in: record) == nil)
    var changed = record.runs[0]
    changed.constants = [ConstantSetting(key: "reveal.passDelay", text: "48 ms")]
    #expect(RunMatch.partner(of: changed, in: record) == record.runs[0])
    changed.seed = 2
    #expect(RunMatch.partner(of: changed, in: record) == nil)
  }

  @Test func `A run tells its names and constants as text`() throws {
    var run = try entry("a/b")
    run.constants = [ConstantSetting(key: "reveal.passDelay", text: "48 ms")]
    #expect([run.name, run.family, run.slug] == ["a/b", "a", "b"])
    #expect(run.settings.map(\.key) == ["reveal.passDelay"])
    #expect(run.settings.map(\.text) == ["48 ms"])
  }
}
