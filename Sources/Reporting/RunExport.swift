public import Experiments
internal import FrameMetrics
public import TimelineTrace

/// Writes a run record in the formats of other tools.
///
/// Writers read the record or the traces beside it and compute nothing anew. All numbers are
/// finite, all text from outside is escaped for its format, and no text of rows goes out, also if
/// the record holds some.
///
/// Source: BM-EXP-1 to BM-EXP-3.
public enum RunExport {
  /// The document of a format that reads the record.
  ///
  /// - Parameters:
  ///   - record: What is exported.
  ///   - format: Any format but `perfetto`, which reads traces.
  ///   - base: A record to state differences to, where the format has a place for them.
  ///   - biggerIsBetter: Whether the list of github-action-benchmark is that of metrics of which
  ///     more is better.
  /// - Returns: The bytes of the document.
  /// - Precondition: `format` is not `perfetto`.
  /// - Complexity: O(*r* · *m*) for *r* runs of *m* metrics, besides O(*r*²) for names.
  public static func document(
    of record: RunRecord,
    as format: RunFormat,
    base: RunRecord? = nil,
    biggerIsBetter: Bool = false
  ) -> [UInt8] {
    switch format {
    case .perfetto: preconditionFailure("traces are exported by their own function")
    case .junit: JUnitReport.xml(of: record)
    case .gha: ActionBenchmark.json(of: record, biggerIsBetter ? .higherIsBetter : .lowerIsBetter)
    case .jmh: JMHResults.json(of: record)
    case .gbench: GoogleBenchmark.json(of: record)
    case .bmf: BencherMetrics.json(of: record)
    case .hyperfine: HyperfineResults.json(of: record)
    case .csv: ValueTable.csv(of: record, base: base)
    case .markdown: MarkdownSummary.markdown(of: record, base: base)
    }
  }

  /// The record as JUnit XML with what a comparison with a baseline found.
  ///
  /// - Complexity: O(*r* · (*m* + *f*)) for *r* runs, *m* metrics and *f* findings.
  public static func junit(of record: RunRecord, _ baseline: ComparedBaseline) -> [UInt8] {
    JUnitReport.xml(of: record, baseline)
  }

  /// The runs' traces as Chrome trace events, for Perfetto.
  ///
  /// - Complexity: O(*r* log *r*), where *r* is the number of records.
  public static func perfetto(_ traces: [(label: String, trace: Trace)]) -> [UInt8] {
    PerfettoTrace.json(of: traces.map { ($0.label, $0.trace, nil) })
  }

  /// The traces of profiled runs for Perfetto, each with the cost of its frames on this machine.
  ///
  /// - Complexity: O(*r* log *r*), where *r* is the number of records.
  public static func perfetto(
    _ traces: [(label: String, trace: Trace, host: [HostFrame])]
  ) -> [UInt8] {
    PerfettoTrace.json(of: traces.map { ($0.label, $0.trace, $0.host) })
  }

  /// Profiles for Perfetto: their traces, with the cost of each frame on this machine.
  ///
  /// - Complexity: O(*r* log *r*), where *r* is the number of records.
  public static func perfetto(of profiles: [RunProfile]) -> [UInt8] {
    perfetto(profiles.map { ($0.title, $0.trace, HostFrame.all(in: $0)) })
  }

  /// The names that tell the runs of a record apart.
  ///
  /// - Complexity: O(*r*²), where *r* is the number of runs.
  public static func labels(of record: RunRecord) -> [String] { RunLabels.of(record.runs) }

  /// Names of which no two are alike, made as the names of a record's runs are.
  public static func labels(of names: [String]) -> [String] { RunLabels.unique(names) }
}
