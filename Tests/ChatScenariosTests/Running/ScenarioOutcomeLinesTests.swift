import ChatScenarios
import MarkdownRows
import Testing
import TimelineTrace
import TimelineUnits

/// Covers `ScenarioOutcome+Lines`, `MarkdownMeasurer+Lines`, `WidthLines`.
@Suite struct ScenarioOutcomeLinesTests {
  private func run(_ name: String) throws -> (ScenarioOutcome, MarkdownMeasurer) {
    let catalog = try Scenarios.catalog()
    let scenario = try catalog.load(try #require(ScenarioName(name)))
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
    return (try runner.run(scenario, histories: histories), measurer)
  }

  /// Counts the rows that were placed with their real height, which their lines have to have.
  private func placed(_ outcome: ScenarioOutcome, _ widths: [WidthLines]) throws -> [Int] {
    var counts = [Int](repeating: 0, count: widths.count)
    var place = 0
    for timed in outcome.trace.records {
      if case .viewport(let size, _) = timed.record {
        place = try #require(widths.firstIndex { $0.width == size.width })
      }
      guard case .placed(let item, _, let height, let isEstimated) = timed.record else { continue }
      let row = try #require(widths[place].rows[item.index])
      if !isEstimated {
        #expect(row.height == height || height == .points(80))
        counts[place] += 1
      }
    }
    return counts
  }

  @Test func `Rows of the corpus that came on screen have lines as tall as they were placed`()
    throws
  {
    let (outcome, measurer) = try run("corpus/open-chat")
    let widths = outcome.lines(by: measurer)
    #expect(widths.map(\.width) == [.points(402)])
    #expect(widths[0].rows.count == outcome.texts.count)
    #expect(try placed(outcome, widths)[0] > 3)
    #expect(widths[0].rows.contains { $0 == nil })
  }

  /// BM-DATA-3.
  @Test func `At 3 widths rows have the lines of each, and the first serves again later`() throws {
    let (outcome, measurer) = try run("heights/width-keyed-heights")
    let widths = outcome.lines(by: measurer)
    #expect(widths.map(\.width) == [.points(402), .points(744), .points(300)])
    #expect(try placed(outcome, widths).allSatisfy { $0 > 3 })
  }
}
