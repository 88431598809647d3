import ChatScenarios
import MarkdownRows
import Testing
import TimelineTrace
import TimelineUnits

/// The metrics that the catalogue is measured with, recorded from the fonts.
@Suite struct RecordedCorpusTests {
  private static let path = "Benchmarks/Metrics/corpus.json"

  private func metrics() throws -> MetricsFile {
    let path = ShippedCorpus.root + "/" + RecordedCorpusTests.path
    return try MetricsFile(try InputFile.read(path, as: path))
  }

  private func histories(of scenario: Scenario, in catalog: ScenarioCatalog) throws -> Histories {
    var histories = Histories()
    for corpus in scenario.corpora {
      let path = catalog.path(ofCorpus: corpus)
      let rows = try InputLoader.rows(ofEnvelope: InputFile.read(path, as: path), at: path)
      histories.add(corpus: corpus, rows: rows)
    }
    return histories
  }

  /// The scenarios of the catalogue that show rows of its corpora.
  private func scenarios() throws -> [(scenario: Scenario, histories: Histories)] {
    let catalog = try Scenarios.catalog()
    return try catalog.names.map { try catalog.load($0) }
      .filter { $0.measuresText && !$0.readsInput }
      .map { ($0, try histories(of: $0, in: catalog)) }
  }

  /// Every text that the catalogue measures, and every row of the corpora.
  private func texts() throws -> [[UInt8]] {
    let log = TextLog()
    var compiler = ScenarioCompiler(text: log)
    for run in try scenarios() { _ = try compiler.compile(run.scenario, histories: run.histories) }
    return log.texts + (try ShippedCorpus.rows().map(\.markdown))
  }

  /// T-DET-6.
  ///
  /// With other fonts or libraries the widths are others, and there is nothing to compare.
  @Test func `Recording again gives the committed file`() throws {
    let fonts = try FontSet.installed()
    let bytes = try MetricsRecorder.record(name: "corpus", rows: try texts(), fonts: fonts)
    let text = String(decoding: bytes, as: UTF8.self)
    if CommittedFile.isUpdating {
      #expect(CommittedFile.write(text, to: RecordedCorpusTests.path))
    }
    let fresh = try MetricsFile(bytes)
    let committed = try metrics()
    func isSame(_ left: (name: String, version: String), _ right: (String, String)) -> Bool {
      left == right
    }
    guard committed.fonts == fresh.fonts,
      committed.versions.elementsEqual(fresh.versions, by: isSame)
    else { return }
    #expect(
      committed.sha256 == fresh.sha256,
      "\(RecordedCorpusTests.path) is out of date; Benchmarks/Metrics/README.md renews it"
    )
  }

  /// T-DET-6, T-FONT-5.
  @Test func `Without fonts the catalogue gives the digests that it has with them`() throws {
    let metrics = try metrics()
    let fonts = try FontSet.installed()
    var recorded = ScenarioRunner(text: MarkdownMeasurer(metrics: metrics, fonts: nil))
    var live = ScenarioRunner(text: MarkdownMeasurer(fonts: fonts))
    let runs = try scenarios()
    #expect(runs.count >= 3)
    for run in runs {
      let trace = try recorded.trace(of: run.scenario, histories: run.histories)
      guard metrics.fonts == fonts.digests else { continue }
      #expect(try live.trace(of: run.scenario, histories: run.histories).digest == trace.digest)
    }
  }

  /// T-DET-6.
  @Test func `The recorded file serves every device and seed`() throws {
    let metrics = try metrics()
    var compiler = ScenarioCompiler(text: MarkdownMeasurer(metrics: metrics, fonts: nil))
    for run in try scenarios() {
      for device in DeviceTable.names {
        var scenario = run.scenario
        scenario.device = device
        scenario.seed = 99
        #expect(throws: Never.self) {
          try compiler.compile(scenario, histories: run.histories)
        }
      }
    }
  }
}
