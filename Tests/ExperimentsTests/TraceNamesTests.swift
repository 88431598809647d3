import ChatScenarios
import Experiments
import FrameMetrics
import Testing

@Suite struct TraceNamesTests {
  private func entry(_ name: String) throws -> RunEntry {
    let measurements = Measurements([])
    return RunEntry(
      scenario: try #require(ScenarioName(name)),
      seed: 1,
      device: "plain",
      digest: 0,
      measurements: measurements,
      verdict: Verdict([], of: measurements)
    )
  }

  @Test func `Each run has a file of its own, also the second run of a scenario`() throws {
    let runs = try ["a/b", "a/c", "a/b", "a/b"].map(entry)
    #expect(
      TraceNames.paths(of: runs) == [
        "traces/a/b.trace", "traces/a/c.trace", "traces/a/b.2.trace", "traces/a/b.3.trace",
      ]
    )
  }
}
