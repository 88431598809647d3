internal import BenchmarkKit
internal import BenchmarkSuites
internal import ChatScenarios
internal import Experiments
internal import Reporting

/// The pictures of what the engine costs on this machine: samples, which nothing is compared with.
///
/// Source: BM-PRIN-1, BM-PRIN-2.
struct CostPictures {
  /// The files, by name.
  let files: [(name: String, bytes: [UInt8])]
  /// The lines of the page that show them.
  let page: [String]

  /// Measures the suites that the pictures show.
  ///
  /// - Throws: `InputError` or `MissingToolError` if a suite cannot be made.
  static func measured(_ console: Console) throws -> CostPictures {
    let suites: [BenchSuites] = [.layout, .markdown]
    let cases = try suites.flatMap { try $0.suite(scenarios: nil).cases }.filter {
      CostPicture.shown.contains($0.name)
    }
    let progress = Progress(cases.count, of: "case", on: console, isQuiet: false)
    defer { progress.finish() }
    var figures: [CostFigure] = []
    for benchmark in cases {
      defer { progress.advance(benchmark.name) }
      guard let value = benchmark.measure(with: Sampler()) else { continue }
      let limit: Double? = if case .atMost(let bound) = benchmark.bar { bound } else { nil }
      figures.append(CostFigure(name: benchmark.name, value: value, limit: limit))
    }
    let machine = "\(ToolchainKey.processor), \(RunOptions.processors) processors, release build"
    return CostPictures(figures, machine: machine, date: CalendarDate.today)
  }

  /// Refuses a build without optimisation, whose costs say nothing.
  ///
  /// - Throws: `UsageError` in such a build.
  static func checkBuild() throws(UsageError) {
    guard RunEnvironment.buildMode == "release" else {
      throw UsageError("--measure needs a release build: swift build -c release")
    }
  }

  /// Draws figures.
  init(_ figures: [CostFigure], machine: String, date: String) {
    let layout = CostPicture.layout(figures, machine: machine)
    let measuring = CostPicture.measuring(figures, machine: machine)
    files = [("layout.svg", layout), ("measuring.svg", measuring)].compactMap { name, svg in
      svg.map { (name: name, bytes: Array($0.utf8)) }
    }
    page = [
      "", "![What an operation of the layout costs in a longer chat](layout.svg)", "",
      "![Measuring rows as a multiple of parsing them](measuring.svg)", "",
      "Measured on \(date): \(machine). `accept --measure --reason TEXT` measures anew.", "",
    ]
  }
}
