internal import BenchmarkKit
internal import ChatScenarios

/// The cases that `bench` was asked for.
struct BenchChoice {
  /// The suites with their chosen cases, in the order of the suites.
  private(set) var suites: [(name: BenchSuites, suite: BenchmarkSuite)] = []

  /// Makes the suites and picks their cases.
  ///
  /// Without a suite these are all but the strategy lab, which takes longer than the rest together.
  ///
  /// - Throws: `UsageError` for an unknown suite and a pattern without a case; `InputError` or
  ///   `MissingToolError` if a suite cannot be made.
  init(_ options: BenchOptions) throws {
    var unmatched = options.patterns
    for name in try BenchChoice.names(options) {
      let whole = try name.suite(scenarios: options.catalogFolder)
      let cases = whole.cases.filter { benchmarkCase in
        options.patterns.isEmpty || options.patterns.contains { $0.matches(benchmarkCase.name) }
      }
      unmatched.removeAll { pattern in cases.contains { pattern.matches($0.name) } }
      if !cases.isEmpty {
        let suite = BenchmarkSuite(name: whole.name, summary: whole.summary, cases: cases)
        suites.append((name, suite))
      }
    }
    if let pattern = unmatched.first, !options.isLenient {
      throw UsageError("--case: no case matches \(pattern.text); 'bench --help' names the suites")
    }
  }

  /// All cases.
  var cases: [BenchmarkCase] { suites.flatMap(\.suite.cases) }

  private static func names(_ options: BenchOptions) throws(UsageError) -> [BenchSuites] {
    guard !options.suites.isEmpty else {
      return BenchSuites.allCases.filter { suite in
        options.patterns.isEmpty
          ? suite != .strategies : options.patterns.contains { suite.mayHold($0) }
      }
    }
    var chosen: [BenchSuites] = []
    for name in options.suites {
      guard let suite = BenchSuites(rawValue: name) else {
        let known = BenchSuites.allCases.map(\.rawValue)
        throw UsageError(
          "unknown suite \(name)"
            + NearestNames.hint(for: name, among: known, orSee: "bench --help")
        )
      }
      if !chosen.contains(suite) { chosen.append(suite) }
    }
    return chosen
  }
}

extension BenchSuites {
  /// Whether a case of the suite could match a pattern, by what stands before its first star.
  fileprivate func mayHold(_ pattern: ScenarioPattern) -> Bool {
    let start = Array(pattern.text.utf8.prefix { $0 != UInt8(ascii: "*") })
    let own = Array((rawValue + "/").utf8)
    // The strategies are a suite of their own, which only a name brings in.
    if self == .strategies { return start.starts(with: own) }
    return own.starts(with: start) || start.starts(with: own)
  }
}
