import ChatScenarios
import MarkdownRows
import Testing
import TimelineTrace
import TimelineUnits

/// Covers `ScenarioOutcome+Lines`, `MarkdownMeasurer+Lines`.
@Suite struct ScenarioOutcomeLinesTests {
  @Test func `Rows of the corpus that came on screen have lines as tall as they were placed`()
    throws
  {
    let catalog = try Scenarios.catalog()
    let scenario = try catalog.load(try #require(ScenarioName("corpus/open-chat")))
    var histories = Histories()
    for corpus in scenario.corpora {
      let path = catalog.path(ofCorpus: corpus)
      let rows = try InputLoader.rows(ofEnvelope: InputFile.read(path, as: path), at: path)
      histories.add(corpus: corpus, rows: rows)
    }
    let path = ShippedCorpus.root + "/Benchmarks/Metrics/corpus.json"
    let metrics = try MetricsFile(try InputFile.read(path, as: path))
    let measurer = MarkdownMeasurer(metrics: metrics, fonts: nil)
    var runner = ScenarioRunner(text: measurer)
    let outcome = try runner.run(scenario, histories: histories)
    let lines = outcome.lines(on: scenario.device, by: measurer)
    #expect(lines.count == outcome.texts.count)
    var placed = 0
    for timed in outcome.trace.records {
      guard case .placed(let item, _, let height, let isEstimated) = timed.record else { continue }
      let row = try #require(lines[item.index])
      if !isEstimated {
        #expect(row.height == height || height == .points(80))
        placed += 1
      }
    }
    #expect(placed > 3 && lines.contains { $0 == nil })
    #expect(outcome.lines(on: "no such device", by: measurer).isEmpty)
  }
}
