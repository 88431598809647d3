internal import BenchmarkKit
internal import BenchmarkSuites
internal import ChatScenarios
internal import MarkdownRows

/// `timeline-bench bench`: what the engine costs on this machine, held against bars.
struct BenchCommand {
  /// The options that `bench` understands.
  static let specs = [
    OptionSpec("--scenarios", value: "DIR", "Takes the catalogue from a folder of your own.")
  ]

  let console: Console

  /// Measures the suites that the arguments name, all of them if none is named.
  ///
  /// - Throws: `UsageError` or `InputError`.
  func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: BenchCommand.specs)
    let suites = [
      LayoutSuite.suite, SnapshotSuite.suite, RevealSuite.suite,
      try catalogueSuite(parsed.value("--scenarios")),
    ]
    let chosen = try choose(parsed.operands, among: suites)
    var table = TextTable(header: ["case", "figure", "unit", "bar", ""], numeric: [1, 3])
    for benchmarkCase in chosen.flatMap(\.cases) {
      let figure = benchmarkCase.measure(with: Sampler())
      table.add(line(benchmarkCase, figure))
    }
    for line in table.text { console.print(line) }
    console.print("")
    console.print("CPU time of one thread on this machine, medians; a missed bar fails nothing.")
  }

  private func choose(
    _ names: [String],
    among suites: [BenchmarkSuite]
  ) throws(UsageError) -> [BenchmarkSuite] {
    guard !names.isEmpty else { return suites }
    var chosen: [BenchmarkSuite] = []
    for name in names {
      guard let suite = suites.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
        let known = suites.map(\.name)
        throw UsageError("unknown suite \(name)" + NearestNames.hint(for: name, among: known))
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
      }
    guard let figure else { return [benchmarkCase.name, "-", benchmarkCase.unit, bar, "failed"] }
    let verdict = benchmarkCase.bar.isMet(by: figure) ? "met" : "missed"
    return [benchmarkCase.name, FigureText.text(figure), benchmarkCase.unit, bar, verdict]
  }

  private func catalogueSuite(_ folder: String?) throws -> BenchmarkSuite {
    let arguments = folder.map { ["--scenarios", $0] } ?? []
    let plan = try RunPlan(RunOptions(arguments))
    return CatalogueSuite(
      runs: plan.runs.map { ($0.scenario, $0.histories) },
      fonts: try? FontSet.installed()
    ).suite
  }
}
