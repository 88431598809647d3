internal import BenchmarkKit
internal import BenchmarkSuites
internal import ChatScenarios
internal import MarkdownRows

/// The suites that `bench` knows, each made when it is asked for.
enum BenchSuites: String, CaseIterable {
  case layout
  case strategies = "layout/strategies"
  case snapshot
  case reveal
  case coordinator
  case simulation
  case data
  case markdown
  case outbox
  case catalogue

  /// The suite, ready to be measured.
  ///
  /// - Parameter folder: The folder of the catalogue, if one was given.
  /// - Returns: The suite; nothing is measured yet.
  /// - Throws: `UsageError` or `InputError` if the catalogue cannot be read, `MissingToolError` if
  ///   the fonts are missing.
  func suite(scenarios folder: String?) throws -> BenchmarkSuite {
    switch self {
    case .layout: return LayoutSuite.suite
    case .strategies: return StrategySuite.suite
    case .snapshot: return SnapshotSuite.suite
    case .reveal: return RevealSuite.suite
    case .coordinator: return CoordinatorSuite.suite
    case .simulation: return SimulationSuite.suite
    case .data: return DataSuite.suite
    case .outbox: return OutboxSuite.suite
    case .markdown:
      let catalog = try ScenarioCatalog.locate(given: folder)
      let path = catalog.path(ofCorpus: "chat")
      let rows = try InputLoader.rows(ofEnvelope: InputFile.read(path, as: path), at: path)
      return MarkdownSuite.suite(rows: rows.map(\.markdown), fonts: try InstalledFonts.load())
    case .catalogue:
      let plan = try RunPlan(RunOptions(folder.map { ["--scenarios", $0] } ?? []))
      return CatalogueSuite(
        runs: plan.runs.map { ($0.scenario, $0.histories) },
        metrics: plan.recordedCorpus,
        fonts: try plan.fonts()
      ).suite
    }
  }
}
