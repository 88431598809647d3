/// A group of benchmark cases with one subject.
public struct BenchmarkSuite: Sendable {
  /// The name that `bench` takes.
  public let name: String
  /// What the suite measures, in one sentence.
  public let summary: String
  /// The cases in the order in which they are printed.
  public let cases: [BenchmarkCase]

  /// Creates a suite.
  public init(name: String, summary: String, cases: [BenchmarkCase]) {
    self.name = name
    self.summary = summary
    self.cases = cases
  }
}
