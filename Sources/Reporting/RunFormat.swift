/// The formats of other tools that runs can be exported to.
///
/// Source: BM-EXP-1.
public enum RunFormat: String, CaseIterable, Sendable {
  /// Chrome trace events, for Perfetto and `chrome://tracing`.
  case perfetto
  /// JUnit XML, for the test pages of CI services.
  case junit
  /// The custom form of github-action-benchmark.
  case gha
  /// Results of the Java Microbenchmark Harness.
  case jmh
  /// Results of Google Benchmark.
  case gbench
  /// Bencher Metric Format.
  case bmf
  /// Results of hyperfine.
  case hyperfine
  /// One line for each value.
  case csv
  /// A summary to read, such as a comment on a change.
  case markdown

  /// What the format is for, as one line of help.
  public var summary: String {
    switch self {
    case .perfetto: "Chrome trace events: lanes and counters of each run, for ui.perfetto.dev"
    case .junit: "JUnit XML: a test case for each budget"
    case .gha: "github-action-benchmark: customSmallerIsBetter, or with --bigger the other list"
    case .jmh: "JMH results: a benchmark for each run, its metrics as secondary metrics"
    case .gbench: "Google Benchmark results: a benchmark for each run, its metrics as counters"
    case .bmf: "Bencher Metric Format: a benchmark for each run, a measure for each metric"
    case .hyperfine: "hyperfine results: one for each time of a run, in seconds"
    case .csv: "a line for each value, with budget, verdict and the difference to --base"
    case .markdown: "a summary with what missed its budget and what differs from --base"
    }
  }
}
