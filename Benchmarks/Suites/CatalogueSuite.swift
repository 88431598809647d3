public import BenchmarkKit
public import ChatScenarios
public import MarkdownRows

/// The cost of the whole catalogue: every scenario compiled, its rows parsed and measured, run
/// twice and turned into measurements, as `timeline-bench run` does.
public struct CatalogueSuite {
  private let runs: [(scenario: Scenario, histories: Histories)]
  private let metrics: MetricsFile?
  private let fonts: FontSet?

  /// Creates the suite for the scenarios of a catalogue.
  ///
  /// - Parameters:
  ///   - runs: The scenarios and the rows that they draw on.
  ///   - metrics: The file that was recorded for the rows of text.
  ///   - fonts: The fonts that rows are measured with if there is no such file.
  public init(
    runs: [(scenario: Scenario, histories: Histories)],
    metrics: MetricsFile?,
    fonts: FontSet?
  ) {
    self.runs = runs
    self.metrics = metrics
    self.fonts = fonts
  }

  /// The suite.
  public var suite: BenchmarkSuite {
    let runs = runs
    let (metrics, fonts) = (metrics, fonts)
    return BenchmarkSuite(
      name: "catalogue",
      summary: "The whole catalogue on one core: compile, measure rows, run twice, judge.",
      cases: [
        BenchmarkCase(name: "catalogue/whole", unit: "s", bar: .atMost(1)) { sampler in
          CatalogueSuite.secondsOfCPU(sampler, for: runs, metrics, fonts)
        }
      ]
    )
  }

  /// One cold pass, with empty caches, as a run of the command has them.
  private static func secondsOfCPU(
    _ sampler: Sampler,
    for runs: [(scenario: Scenario, histories: Histories)],
    _ metrics: MetricsFile?,
    _ fonts: FontSet?
  ) -> Double? {
    var hasFailed = false
    let samples = sampler.measureWhole(times: 1) {
      var runner = ScenarioRunner(text: MarkdownMeasurer(metrics: metrics, fonts: fonts))
      for run in runs where (try? runner.run(run.scenario, histories: run.histories)) == nil {
        hasFailed = true
      }
    }
    return hasFailed ? nil : samples.minimum.map { $0 / 1e9 }
  }
}
