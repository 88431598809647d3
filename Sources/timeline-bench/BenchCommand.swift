internal import BenchmarkKit
internal import ChatScenarios

/// `timeline-bench bench`: what the engine costs on this machine, held against bars.
struct BenchCommand {
  /// The options that `bench` understands.
  static let specs = [
    OptionSpec("--scenarios", value: "DIR", "Takes the catalogue from a folder of your own.")
  ]

  let console: Console

  /// Measures the suites that the arguments name.
  ///
  /// Without a name these are all but the strategy lab, which takes longer than the rest together.
  ///
  /// - Throws: `UsageError`, `InputError` or `MissingToolError`.
  func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: BenchCommand.specs)
    let names = try choose(parsed.operands)
    let chosen = try names.filter { $0 != .strategies }.map {
      try $0.suite(scenarios: parsed.value("--scenarios"))
    }
    var table = TextTable(header: ["case", "figure", "unit", "bar", ""], numeric: [1, 3])
    let cases = chosen.flatMap(\.cases)
    for benchmarkCase in cases {
      let figure = benchmarkCase.measure(with: Sampler())
      table.add(line(benchmarkCase, figure))
    }
    if !cases.isEmpty {
      for line in table.text(within: console.width) { console.print(line) }
    }
    if names.contains(.strategies) {
      let lab = try BenchSuites.strategies.suite(scenarios: parsed.value("--scenarios"))
      for line in LabTable(lab).text { console.print(line) }
    }
    console.print("")
    console.print("CPU time of one thread on this machine, medians; a missed bar fails nothing.")
  }

  private func choose(_ names: [String]) throws(UsageError) -> [BenchSuites] {
    guard !names.isEmpty else { return BenchSuites.allCases.filter { $0 != .strategies } }
    var chosen: [BenchSuites] = []
    for name in names {
      guard let suite = BenchSuites(rawValue: name) else {
        let known = BenchSuites.allCases.map(\.rawValue)
        throw UsageError(
          "unknown suite \(name)"
            + NearestNames.hint(for: name, among: known, orSee: "bench --help")
        )
      }
      chosen.append(suite)
    }
    return chosen
  }

  private func line(_ benchmarkCase: BenchmarkCase, _ figure: Double?) -> [String] {
    let bar =
      switch benchmarkCase.bar {
      case .atMost(let bound): "<= " + FigureText.text(bound)
      case .atLeast(let bound): ">= " + FigureText.text(bound)
      case .none: ""
      }
    guard let figure else { return [benchmarkCase.name, "-", benchmarkCase.unit, bar, "failed"] }
    let isMet = benchmarkCase.bar.isMet(by: figure)
    let verdict = benchmarkCase.bar == .none ? "" : isMet ? "met" : "missed"
    return [benchmarkCase.name, FigureText.text(figure), benchmarkCase.unit, bar, verdict]
  }
}
