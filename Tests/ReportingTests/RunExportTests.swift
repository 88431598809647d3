import ChatScenarios
import Experiments
import Reporting
import StrictJSON
import Testing

/// Every format, over runs of every outcome and over texts that break writers which trust them.
///
/// Covers `ActionBenchmark`, `BencherMetrics`, `GoogleBenchmark`, `HyperfineResults`, `JMHResults`.
/// Covers `JUnitReport`, `MarkdownSummary`, `MeasuredValues`, `ValueTable`, `RunFormat`.
@Suite struct RunExportTests {
  private static let formats = RunFormat.allCases.filter { $0 != .perfetto }

  /// INJ-10, BM-EXP-2, BM-EXP-3.
  @Test(
    .enabled(if: Records.hasPython, "needs python3"),
    arguments: RunExportTests.formats
  )
  func `An independent parser accepts 35 runs, 30 of them with hostile texts`(
    format: RunFormat
  ) throws {
    let record = try Records.hostileRecord()
    #expect(Records.hostile.count == 167 && record.runs.count == 172)
    let bytes = RunExport.document(of: record, as: format, base: record)
    #expect(Records.isAccepted(bytes, as: format.rawValue))
  }

  /// The control that the parser can refuse: each fault is one that a writer could make.
  @Test(
    .enabled(if: Records.hasPython, "needs python3"),
    arguments: [
      (RunFormat.gha, "\"value\": 224.5", "\"value\": NaN"),
      (.gha, "\"unit\": \"ms\"", "\"unit\": 1"),
      (.jmh, "\"scoreError\": 0", "\"scoreError\": \"NaN\""),
      (.jmh, "reveal.long_history", "reveal.long-history"),
      (.gbench, "\"time_unit\": \"ms\"", "\"time_unit\": \"min\""),
      (.bmf, "reveal-ms", "reveal.ms"), (.bmf, "\"value\"", "\"median\""),
      (.hyperfine, "\"mean\": 0.2245", "\"mean\": 1"), (.junit, "tests=\"3\"", "tests=\"4\""),
      (.junit, "name=\"reveal", "name=\"&reveal"), (.csv, "plain,7", "plain,7,8"),
      (.csv, "224.5", "=224.5"),
      (.markdown, "| plain |", "| pl|ain |"), (.markdown, "<details>", "<details><script>"),
    ]
  )
  func `A document with a fault is refused`(format: RunFormat, from: String, to: String) throws {
    let record = Records.record([
      try Records.entry(), try Records.entry(constants: [], isJudged: true),
    ])
    let text = String(decoding: RunExport.document(of: record, as: format), as: UTF8.self)
    let fault = text.replacing(from, with: to)
    #expect(fault != text)
    #expect(!Records.isAccepted(Array(fault.utf8), as: format.rawValue))
  }

  @Test func `Equal records give equal bytes`() throws {
    for format in RunExportTests.formats {
      let (left, right) = (try Records.hostileRecord(), try Records.hostileRecord())
      #expect(
        RunExport.document(of: left, as: format) == RunExport.document(of: right, as: format)
      )
    }
  }

  @Test func `All JSON is read by the strict reader, too`() throws {
    for format in [RunFormat.gha, .jmh, .gbench, .bmf, .hyperfine] {
      let bytes = RunExport.document(of: try Records.hostileRecord(), as: format)
      #expect(throws: Never.self) { try JSONDocument(bytes) }
    }
  }

  @Test func `A record without runs is a document without entries`() throws {
    for format in RunExportTests.formats {
      #expect(!RunExport.document(of: Records.record([]), as: format).isEmpty)
    }
  }

  private func root(_ format: RunFormat, _ entry: RunEntry) throws -> JSONValue {
    try JSONDocument(RunExport.document(of: Records.record([entry]), as: format)).root
  }

  @Test func `A measure of Bencher is named in small letters and hyphens`() throws {
    let root = try root(.bmf, Records.entry())
    let measures = try #require(try root.member("reveal/long-history"))
    let names = try measures.members().map { String(decoding: $0.key, as: UTF8.self) }
    #expect(names == ["reveal-ms", "cadence-min-interval", "shift-score", "frames-count"])
    #expect(try measures.member("reveal-ms")?.member("value")?.number() == 224.5)
  }

  @Test func `A list of github-action-benchmark holds metrics of one direction only`() throws {
    let record = Records.record([try Records.entry()])
    let lists = try [false, true].map { isBigger in
      try JSONDocument(RunExport.document(of: record, as: .gha, biggerIsBetter: isBigger)).root
        .elements().map { try $0.member("name")?.string() ?? "" }
    }
    #expect(
      lists == [
        ["reveal/long-history - reveal.ms", "reveal/long-history - shift.score"],
        ["reveal/long-history - cadence.minInterval"],
      ]
    )
  }

  @Test func `A run without a reveal is an error of Google Benchmark and no result of JMH`() throws
  {
    let entry = try Records.entry(revealMs: nil)
    let rows = try #require(try root(.gbench, entry).member("benchmarks")).elements()
    #expect(try rows.map { try $0.member("error_occurred")?.bool() } == [true])
    #expect(try root(.jmh, entry).elements().isEmpty)
  }

  @Test func `Times of hyperfine are seconds, one result for each time of a run`() throws {
    let results = try #require(try root(.hyperfine, Records.entry()).member("results")).elements()
    #expect(try results.map { try $0.member("mean")?.number() } == [0.2245, 0.1665])
  }

  private func text(_ format: RunFormat, _ runs: RunEntry..., base: RunRecord? = nil) -> String {
    let bytes = RunExport.document(of: Records.record(runs), as: format, base: base)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `A missed budget is a failure of JUnit that ends with the command to repeat it`()
    throws
  {
    let xml = text(.junit, try Records.entry(revealMs: 352))
    #expect(
      xml.contains(
        "<failure type=\"budget\" message=\"reveal.ms is 352 ms, must be ≤ 300 ms\">"
          + "timeline-bench run reveal/long-history --device plain --seed 7</failure>"
      )
    )
    #expect(text(.junit, try Records.entry(isRepeatable: false)).contains("<error type=\"digest\""))
    #expect(text(.junit, try Records.entry(isJudged: false)).contains("<skipped message="))
  }

  @Test func `Comma-separated values state base and difference`() throws {
    let old = Records.record([try Records.entry(revealMs: 200)])
    let csv = text(.csv, try Records.entry(), base: old)
    let lines = csv.split(separator: "\r\n").map(String.init)
    #expect(lines[1] == "reveal/long-history,plain,7,,reveal.ms,224.5,ms,200,24.5,≤ 300,pass")
    #expect(lines.last == "reveal/long-history,plain,7,,frames.count,60,count,60,0,,")
  }

  @Test func `The summary shows what missed its budget and what changed, and folds the rest`()
    throws
  {
    let old = Records.record([try Records.entry(revealMs: 200)])
    let page = text(.markdown, try Records.entry(revealMs: 352), base: old)
    #expect(page.hasPrefix("## timeline-bench: FAIL, 0 passed, 1 failed\n"))
    #expect(page.contains("| reveal/long-history | reveal.ms is 352 ms | ≤ 300 ms |"))
    #expect(page.contains("| reveal/long-history | reveal.ms | 200 ms | 352 ms | worse |"))
    #expect(page.contains("<details><summary>All values</summary>"))
    let same = text(.markdown, try Records.entry(), base: Records.record([try Records.entry()]))
    #expect(same.contains("Nothing measured differs from the base."))
  }

  /// PRIV-1: also if the record holds text of rows.
  @Test func `No document holds text of rows`() throws {
    let envelope = """
      {"boundaryToken":"b","codexSessionId":null,"loadState":"available",\
      "storageFormat":"indexed","loadedEntries":1,"hasOlderEntries":false,"oldestCursor":null,\
      "timeline":[{"type":"user","id":"1","origin":"canonical","sourceOrder":[1],\
      "timestamp":1,"text":"quetzal"}],"liveOverlay":{"settlementEpoch":0,"revision":0,\
      "blocks":[]},"runtime":null,"activeRun":null}
      """
    var entry = try Records.entry()
    entry.rows = try InputLoader.rows(ofEnvelope: Array(envelope.utf8), at: "test")
    #expect(entry.rows.count == 1)
    for format in RunExportTests.formats {
      #expect(!text(format, entry).contains("quetzal"), "\(format)")
    }
  }
}
