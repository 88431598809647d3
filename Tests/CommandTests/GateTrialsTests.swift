import ChatScenarios
import Experiments
import MarkdownRows
import Testing

@testable import timeline_bench

@Suite struct GateTrialsTests {
  private func subject(_ name: String) throws -> SelfTestSubject {
    let plan = try RunPlan(RunOptions([name]))
    var runner = ScenarioRunner(text: MarkdownMeasurer(metrics: plan.recordedCorpus, fonts: nil))
    let run = try #require(plan.runs.first)
    return SelfTestSubject(
      scenario: run.scenario.name,
      compiled: try runner.compile(run.scenario, histories: run.histories),
      lines: run.lines
    )
  }

  /// BM-SELF-2.
  @Test func `Each of 11 broken baselines and results has its exit code`() throws {
    let trials = try #require(try GateTrials([subject("reveal/all-ready")])).all
    #expect(trials.count == 11)
    for trial in trials { #expect(trial.isPassed, "\(trial.name): \(trial.actual)") }
    #expect(Set(trials.map(\.expected)) == [0, 1, 2, 4, 5])
  }

  /// BM-PRIN-5.
  @Test func `Trials of nothing are no trials`() throws {
    #expect(try GateTrials([]).map(\.all) == nil)
  }
}
