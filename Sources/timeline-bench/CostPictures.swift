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
      shown.contains($0.name)
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
    let layout = LayoutCostPicture.svg(
      series: CostPictures.operations.map { operation in
        PictureSeries(
          name: operation.words,
          points: CostPictures.sizes.compactMap { rows in
            figures.first { $0.name == "layout/\(operation.column)-\(rows)" }
              .map { PictureSeries.Point(x: Double(rows), y: $0.value) }
          }
        )
      },
      machine: machine
    )
    let measuring = MeasuringPicture.svg(
      bars: CostPictures.ways.compactMap { way in
        figures.first { $0.name == "markdown/" + way.name }
          .map { .init(name: way.words, ratio: $0.value, limit: $0.limit) }
      },
      machine: machine
    )
    files = [("layout.svg", Array(layout.utf8)), ("measuring.svg", Array(measuring.utf8))]
    page = [
      "", "![What an operation of the layout costs in a longer chat](layout.svg)", "",
      "![Measuring rows as a multiple of parsing them](measuring.svg)", "",
      "Measured on \(date): \(machine). `accept --measure --reason TEXT` measures anew.", "",
    ]
  }

  /// The names of the cases that the pictures show.
  static var shown: [String] {
    let layout = operations.flatMap { operation in
      sizes.map { "layout/\(operation.column)-\($0)" }
    }
    return layout + ways.map { "markdown/" + $0.name }
  }

  private static let sizes = [1_000, 10_000, 100_000, 1_000_000]
  private static let operations = [
    (column: "prepend", words: "50 rows in front"), (column: "random", words: "any row changes"),
    (column: "query", words: "row at an offset"), (column: "stream", words: "last row grows"),
  ]
  private static let ways = [
    (name: "fit", words: "fit at another width"), (name: "prose-warm", words: "3.5 MB of prose"),
    (name: "prose-cold", words: "3.5 MB of prose, cold"),
    (name: "warm-uax14", words: "chat rows"), (name: "cold", words: "chat rows, cold"),
  ]
}
